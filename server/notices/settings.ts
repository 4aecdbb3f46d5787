import {
  type FurtherNotice,
  mutedAfter,
  type NoticeChange,
  type NoticePreferences,
  type NoticeSettings,
  noticeSettingsSchema,
  type QuietHours,
} from '#contract/admin/notices.ts';
import { formTypes, type LeadFormType } from '#contract/form-types.ts';
import { businessMinutes } from '../business-time.ts';
import type { Config } from '../config.ts';
import { parseInput } from '../input.ts';
import type { DeviceStore } from '../store/devices.ts';
import type { Person } from '#contract/admin/people.ts';
import type { Recipient } from '../store/notices.ts';
import { type PeopleStore, plainEmail } from '../store/people.ts';
import type { SettingStore } from '../store/settings.ts';

const KEY = 'notices';

/** A recipient, and by what a person is recognised. */
export type NamedRecipient = Recipient & { readonly name: string; readonly personId: string };

function withoutName({ channel, recipient }: NamedRecipient): Recipient {
  return { channel, recipient };
}

/**
 * The addresses and devices of the person a lead is assigned to; of people who have no sign-in, those
 * named after them. All of them if there are none, or nobody is assigned.
 */
export function ofPerson(
  recipients: readonly NamedRecipient[],
  { assignee, assignee_id: personId }: { assignee: string; assignee_id: string },
): Recipient[] {
  const own = personId === '' ? [] : recipients.filter((one) => one.personId === personId);
  const [first = ''] = assignee.toLowerCase().split(/\s+/);
  const named =
    first === ''
      ? []
      : recipients.filter(
          (one) =>
            one.personId === '' &&
            one.name
              .toLowerCase()
              .split(/[^\p{L}]+/u)
              .includes(first),
        );
  const chosen = [own, named, recipients].find((some) => some.length > 0) ?? [];
  return chosen.map(withoutName);
}

export type NoticeRules = ReturnType<typeof createNoticeRules>;

/** Who gets which notifications: by the owner's settings, or until then the operator's. */
export function createNoticeRules(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'notifyEmail'>,
  store: SettingStore,
  devices: Pick<DeviceStore, 'all'>,
  people: Pick<PeopleStore, 'all'>,
) {
  const canMail = config.smtpUrl !== undefined && config.mailFrom !== undefined;

  const settings = async (within: SettingStore = store): Promise<NoticeSettings> =>
    settingsOf(await within.get(KEY));

  function settingsOf(saved: string | null): NoticeSettings {
    if (saved !== null) return noticeSettingsSchema.parse(JSON.parse(saved));
    const { notifyEmail } = config;
    const recipients = notifyEmail === undefined ? [] : [{ email: notifyEmail, muted: [] }];
    return { recipients, quietHours: null };
  }

  return {
    settings,
    change: (change: NoticeChange, within: SettingStore): Promise<void> =>
      within.change(KEY, (saved) => JSON.stringify(changedSettings(settingsOf(saved), change))),
    /** Recipients of a lead of this form type. */
    recipientsOf: async (formType: LeadFormType): Promise<Recipient[]> =>
      (await recipients(({ muted }) => !muted.some((one) => one === formType))).map(withoutName),
    /** The same, with the name of each device; an address's name is the part before the @. */
    namedRecipientsOf: (formType: LeadFormType): Promise<NamedRecipient[]> =>
      recipients(({ muted }) => !muted.some((one) => one === formType)),
    /** Whether e-mail still goes to an address: a recipient's, or that of a person who signs in. */
    async isRecipient(address: string): Promise<boolean> {
      const { recipients } = await settings();
      const known = [...recipients, ...(await people.all())];
      return known.some(({ email }) => email === address);
    },
    /** A person's own address and devices, whatever they are notified of. */
    async recipientsOfPerson({ id, email }: Pick<Person, 'id' | 'email'>): Promise<Recipient[]> {
      const own = (await devices.all()).filter(({ personId }) => personId === id);
      return [
        ...(canMail && email !== '' ? [{ channel: 'email' as const, recipient: email }] : []),
        ...own.map((device) => ({ channel: 'push' as const, recipient: device.id })),
      ];
    },
    /** How many addresses and devices are notified of leads of any form. */
    countNotified: async (): Promise<number> =>
      (await recipients(({ muted }) => formTypes.some((formType) => !muted.includes(formType))))
        .length,
    /** Recipients of notifications that are not about one form. */
    async whoWants(what: FurtherNotice): Promise<Recipient[]> {
      const usual = (await settings())[what] ?? true;
      return (await recipients((one) => one[what] ?? usual)).map(withoutName);
    },
  };

  async function recipients(wants: (one: NoticePreferences) => boolean): Promise<NamedRecipient[]> {
    const addresses = canMail ? (await settings()).recipients : [];
    const byEmail = new Map((await people.all()).map(({ email, id }) => [email, id]));
    return [
      ...addresses.filter(wants).map(({ email }) => ({
        channel: 'email' as const,
        recipient: email,
        name: email.split('@')[0] ?? '',
        personId: byEmail.get(plainEmail(email)) ?? '',
      })),
      ...(await devices.all()).filter(wants).map(({ id, name, personId }) => ({
        channel: 'push' as const,
        recipient: id,
        name,
        personId,
      })),
    ];
  }
}

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

type Address = NoticeSettings['recipients'][number];

function withAdded(recipients: readonly Address[], email: string | undefined): Address[] {
  const isNew = email !== undefined && !recipients.some((one) => one.email === email);
  return isNew ? [...recipients, { email, muted: [] }] : [...recipients];
}

function withPreferences(
  before: Address,
  { mute, unmute, muted, ...further }: NonNullable<NoticeChange['changed']>,
): Address {
  return { ...before, ...further, muted: mutedAfter(before.muted, { mute, unmute, muted }) };
}

/** A change of one hour does not re-enable quiet hours that another device has switched off. */
function hoursAfter(before: NoticeSettings['quietHours'], change: NoticeChange['quietHours']) {
  if (!change) return change === undefined ? before : null;
  const { from = before?.from, to = before?.to } = change;
  return from === undefined || to === undefined ? before : { from, to };
}

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

/** End of the quiet hours that a moment is in (milliseconds since 1970); null if it is in none. */
export function quietUntil(hours: QuietHours, moment: number): number | null {
  if (hours === null) return null;
  const [from, to] = [minutesOf(hours.from), minutesOf(hours.to)];
  const now = businessMinutes(moment);
  const since = (now - from + DAY_MINUTES) % DAY_MINUTES;
  const length = (to - from + DAY_MINUTES) % DAY_MINUTES;
  if (since >= length) return null;
  return moment - (moment % MINUTE) + (length - since) * MINUTE;
}

function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
}
