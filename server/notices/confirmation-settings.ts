import {
  type ConfirmationChange,
  type ConfirmationSettings,
  confirmationSwitchSchema,
  type ConfirmationText,
} from '#contract/admin/confirmations.ts';
import { formTypes, type FormType } from '#contract/form-types.ts';
import type { SettingStore } from '../store/settings.ts';
import {
  type ConfirmationTexts,
  confirmationTexts,
  earlierKeyOf,
  fromEarlier,
  partOf,
} from './confirmation-texts.ts';

const SWITCH = 'confirmations';
const TEXTS = 'confirmation_texts';

/** Whether visitors get confirmations, and their texts, as the owner sets them. */
export function createConfirmationSettings(store: SettingStore) {
  async function isOn(): Promise<boolean> {
    const saved = await store.get(SWITCH);
    return saved !== null && confirmationSwitchSchema.parse(JSON.parse(saved)).on;
  }

  /** Those of an earlier release until something is changed. */
  async function texts(): Promise<ConfirmationTexts> {
    const saved = await store.get(TEXTS);
    return saved === null ? earlier() : confirmationTexts.parse(JSON.parse(saved));
  }

  const earlier = async (): Promise<ConfirmationTexts> =>
    fromEarlier(await store.getMany(formTypes.map(earlierKeyOf)));

  async function changeTexts(
    change: (before: ConfirmationTexts) => ConfirmationTexts,
  ): Promise<void> {
    const first = await earlier();
    await store.change(TEXTS, (saved) =>
      JSON.stringify(change(saved === null ? first : confirmationTexts.parse(JSON.parse(saved)))),
    );
  }

  return {
    isOn,
    texts,
    switch: (on: boolean): Promise<void> => store.set(SWITCH, JSON.stringify({ on })),
    /** Changes the text of all forms that have none of their own. */
    changeStandard: ({
      subject,
      text,
    }: NonNullable<ConfirmationSettings['standard']>): Promise<void> =>
      changeTexts(({ standard, forms }) => ({
        standard: { subject: subject ?? standard.subject, text: text ?? standard.text },
        forms,
      })),
    change: (formType: FormType, change: ConfirmationChange): Promise<void> =>
      changeTexts((before) => {
        const part = partOf(before, formType);
        const { on = part.on } = change;
        const own = ownAfter(change, part.own, before.standard);
        return { ...before, forms: { ...before.forms, [formType]: { on, own } } };
      }),
  };
}

/** A form's own text after a change; words that are changed make it its own. */
function ownAfter(
  { own, subject, text }: ConfirmationChange,
  before: ConfirmationText | null,
  standard: ConfirmationText,
): ConfirmationText | null {
  if (own === false) return null;
  if (subject === undefined && text === undefined) return before;
  const base = before ?? standard;
  return { subject: subject ?? base.subject, text: text ?? base.text };
}
