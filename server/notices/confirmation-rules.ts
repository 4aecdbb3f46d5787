import { firstConfirmation } from '#content/admin/confirmations.ts';
import {
  confirmationSwitchSchema,
  storedConfirmationSchema,
  type ConfirmationChange,
  type ConfirmationTemplate,
} from '#contract/admin/confirmations.ts';
import type { Envelope } from '#contract/envelope.ts';
import type { FormType } from '#contract/form-types.ts';
import { isAsciiMailAddress } from '#contract/admin/notices.ts';
import type { SettingStore } from '../store/settings.ts';

const SWITCH = 'confirmations';
const keyOf = (formType: FormType): string => `confirmation:${formType}`;

export type ConfirmationRules = ReturnType<typeof createConfirmationRules>;

/** Whether visitors get confirmations, and their text: none until the owner enables them. */
export function createConfirmationRules(store: SettingStore, canMail: boolean) {
  async function isOn(): Promise<boolean> {
    const saved = await store.get(SWITCH);
    return saved !== null && confirmationSwitchSchema.parse(JSON.parse(saved)).on;
  }

  const templateOf = async (formType: FormType): Promise<ConfirmationTemplate> =>
    templateIn(formType, await store.get(keyOf(formType)));

  /** The current template of a form; null if none is sent. */
  async function inUse(formType: FormType): Promise<ConfirmationTemplate | null> {
    if (!canMail || !(await isOn())) return null;
    const template = await templateOf(formType);
    return template.on ? template : null;
  }

  return {
    isOn,
    templateOf,
    inUse,
    switch: (on: boolean): Promise<void> => store.set(SWITCH, JSON.stringify({ on })),
    change: (formType: FormType, change: ConfirmationChange): Promise<void> =>
      store.change(keyOf(formType), (saved) => {
        const before = templateIn(formType, saved);
        const { on = before.on, subject = before.subject, text = before.text } = change;
        return JSON.stringify({ on, subject, text });
      }),
    /** Recipient of a lead's confirmation; null for none. */
    async addressFor({ formType, data }: Envelope): Promise<string | null> {
      const email = data.email.trim();
      if (!isAsciiMailAddress(email)) return null;
      return (await inUse(formType)) === null ? null : email;
    },
  };
}

/** The template of a form: the owner's or the default. */
function templateIn(formType: FormType, saved: string | null): ConfirmationTemplate {
  return saved === null
    ? firstConfirmation(formType)
    : storedConfirmationSchema.parse(JSON.parse(saved));
}
