import {
  mutedAfter,
  type NoticeChange,
  type NoticeSettings,
  noticeSettingsSchema,
} from '#contract/admin/notices.ts';
import { parseInput } from '../input.ts';

/** Applies the owner's changes; keeps all other settings. */
export function changedSettings(before: NoticeSettings, change: NoticeChange): NoticeSettings {
  const { added, changed, removed, recipients = before.recipients, quietHours, ...rest } = change;
  return parseInput(noticeSettingsSchema, {
    ...before,
    ...rest,
    recipients: withAdded(recipients, added)
      .map((one) => (one.email === changed?.email ? withPreferences(one, changed) : one))
      .filter(({ email }) => email !== removed),
    quietHours: hoursAfter(before.quietHours, quietHours),
  });
}

type Recipient = NoticeSettings['recipients'][number];

function withAdded(recipients: readonly Recipient[], email: string | undefined): Recipient[] {
  const isNew = email !== undefined && !recipients.some((one) => one.email === email);
  return isNew ? [...recipients, { email, muted: [] }] : [...recipients];
}

function withPreferences(
  before: Recipient,
  { mute, unmute, muted, ...further }: NonNullable<NoticeChange['changed']>,
): Recipient {
  return { ...before, ...further, muted: mutedAfter(before.muted, { mute, unmute, muted }) };
}

/** A change of one hour does not re-enable quiet hours that another device has switched off. */
function hoursAfter(before: NoticeSettings['quietHours'], change: NoticeChange['quietHours']) {
  if (!change) return change === undefined ? before : null;
  const { from = before?.from, to = before?.to } = change;
  return from === undefined || to === undefined ? before : { from, to };
}
