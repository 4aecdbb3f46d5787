import { firstConfirmation } from '#content/admin/confirmation-mail.ts';
import {
  confirmationSwitchSchema,
  storedConfirmationSchema,
  type ConfirmationTemplate,
} from '#contract/office/confirmations.ts';
import type { Envelope } from '#contract/envelope.ts';
import type { FormType } from '#contract/form-types.ts';
import { isMailAddress } from '#contract/office/mail-address.ts';
import type { SettingStore } from '../store/settings.ts';

const SWITCH = 'confirmations';
const keyOf = (formType: FormType): string => `confirmation:${formType}`;

export type ConfirmationRules = ReturnType<typeof createConfirmationRules>;

/** Whether visitors hear back, and what: nothing until the owner has switched it on. */
export function createConfirmationRules(store: SettingStore, canMail: boolean) {
  async function isOn(): Promise<boolean> {
    const saved = await store.get(SWITCH);
    return saved !== null && confirmationSwitchSchema.parse(JSON.parse(saved)).on;
  }

  /** What is sent for a form, the owner's words or the first ones. */
  async function templateOf(formType: FormType): Promise<ConfirmationTemplate> {
    const saved = await store.get(keyOf(formType));
    return saved === null
      ? firstConfirmation(formType)
      : storedConfirmationSchema.parse(JSON.parse(saved));
  }

  /** What is sent for a form now; null where nothing is. */
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
    save: (formType: FormType, template: ConfirmationTemplate): Promise<void> =>
      store.set(keyOf(formType), JSON.stringify(template)),
    /** Where the confirmation of a lead goes; null where none does. */
    async addressFor({ formType, data }: Envelope): Promise<string | null> {
      const email = data.email.trim();
      if (!isMailAddress(email)) return null;
      return (await inUse(formType)) === null ? null : email;
    },
  };
}
