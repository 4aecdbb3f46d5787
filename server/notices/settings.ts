import {
  type FurtherNotice,
  type NoticeChange,
  type NoticePreferences,
  type NoticeSettings,
  noticeSettingsSchema,
} from '#contract/admin/notices.ts';
import { formTypes, type FormType } from '#contract/form-types.ts';
import type { Config } from '../config.ts';
import type { DeviceStore } from '../store/devices.ts';
import type { Recipient } from '../store/notices.ts';
import type { SettingStore } from '../store/settings.ts';
import { changedSettings } from './changed-settings.ts';

const KEY = 'notices';

export type NoticeRules = ReturnType<typeof createNoticeRules>;

/** Who gets which notifications: by the owner's settings, or until then the operator's. */
export function createNoticeRules(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'notifyEmail'>,
  store: SettingStore,
  devices: Pick<DeviceStore, 'all'>,
) {
  const canMail = config.smtpUrl !== undefined && config.mailFrom !== undefined;

  const settings = async (): Promise<NoticeSettings> => settingsOf(await store.get(KEY));

  function settingsOf(saved: string | null): NoticeSettings {
    if (saved !== null) return noticeSettingsSchema.parse(JSON.parse(saved));
    const { notifyEmail } = config;
    const recipients = notifyEmail === undefined ? [] : [{ email: notifyEmail, muted: [] }];
    return { recipients, quietHours: null };
  }

  return {
    settings,
    change: (change: NoticeChange): Promise<void> =>
      store.change(KEY, (saved) => JSON.stringify(changedSettings(settingsOf(saved), change))),
    /** Recipients of a lead of this form type. */
    recipientsOf: (formType: FormType): Promise<Recipient[]> =>
      recipients(({ muted }) => !muted.includes(formType)),
    /** How many addresses and devices are notified of leads of any form. */
    countNotified: async (): Promise<number> =>
      (await recipients(({ muted }) => formTypes.some((formType) => !muted.includes(formType))))
        .length,
    /** Recipients of notifications that are not about one form. */
    async whoWants(what: FurtherNotice): Promise<Recipient[]> {
      const usual = (await settings())[what] ?? true;
      return recipients((one) => one[what] ?? usual);
    },
  };

  async function recipients(wants: (one: NoticePreferences) => boolean): Promise<Recipient[]> {
    const addresses = canMail ? (await settings()).recipients : [];
    return [
      ...addresses
        .filter(wants)
        .map(({ email }) => ({ channel: 'email' as const, recipient: email })),
      ...(await devices.all())
        .filter(wants)
        .map(({ id }) => ({ channel: 'push' as const, recipient: id })),
    ];
  }
}
