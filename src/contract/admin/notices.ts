import { type FormType, formTypeSchema } from '../form-types.ts';
import { z } from '../zod.ts';

// One plain address: nothing that a mail header could parse as a second address, a name or a new
// line.
const PLAIN = /^[^\s<>()[\]\\,;:"@]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z0-9-]+$/i;

/** A single e-mail address that is safe in a header. */
export const mailAddress = z
  .string()
  .check(z.trim(), z.maxLength(254), z.regex(PLAIN, 'an e-mail address'));

/** Whether a text is a single e-mail address that is safe in a header. */
export function isMailAddress(text: string): boolean {
  return mailAddress.safeParse(text).success;
}

/**
 * Whether every mail server accepts an address typed by a visitor: non-ASCII letters, and the
 * invisible ones in pasted text, need SMTPUTF8, which many servers lack.
 */
export function isAsciiMailAddress(text: string): boolean {
  return isMailAddress(text) && /^[!-~]+$/.test(text.trim());
}

const further = {
  /** Whether it gets the morning summary; the settings' default if absent. */
  summary: z.optional(z.boolean()),
  /** Whether it gets alerts; the settings' default if absent. */
  alerts: z.optional(z.boolean()),
} as const;

/** Notification preferences of one address or device. */
export const noticePreferences = {
  /** Form types it is not notified of. */
  muted: z.array(formTypeSchema),
  ...further,
} as const;

/** A partial change of these preferences. */
export const preferenceChange = {
  /** A form type to mute. */
  mute: z.optional(formTypeSchema),
  /** A form type to unmute. */
  unmute: z.optional(formTypeSchema),
  /** All muted form types, as pages of earlier builds send them. */
  muted: z.optional(z.array(formTypeSchema)),
  ...further,
} as const;

const preferencesSchema = z.object(noticePreferences);

export type NoticePreferences = z.infer<typeof preferencesSchema>;

const preferenceChangeSchema = z.object(preferenceChange);

export type PreferenceChange = z.infer<typeof preferenceChangeSchema>;

/** The muted form types of an address or device after a change. */
export function mutedAfter(
  before: FormType[],
  { muted = before, mute, unmute }: Pick<PreferenceChange, 'muted' | 'mute' | 'unmute'>,
): FormType[] {
  const others = muted.filter((one) => one !== mute && one !== unmute);
  return mute === undefined ? others : [...others, mute];
}

const moment = z.iso.datetime();
const clockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/**
 * Channels that notify the owner of a lead, the one that confirms it to its sender, and the one that
 * sends the calendar entry of its visit.
 */
export const noticeChannels = ['email', 'push', 'confirmation', 'visit'] as const;

export type NoticeChannel = (typeof noticeChannels)[number];

/** Status of a notification. */
export const noticeStates = ['waiting', 'sent', 'failed', 'cancelled'] as const;

/** A notification of a lead to one recipient. */
export const noticeSchema = z.object({
  id: z.int(),
  channel: z.enum(noticeChannels),
  /**
   * The address, the owner's or the visitor's, or the name of the device; empty when the device has
   * been removed.
   */
  recipient: z.string(),
  state: z.enum(noticeStates),
  /** Attempts so far. */
  tries: z.int().check(z.nonnegative()),
  /** When it was last tried. */
  triedAt: z.nullable(moment),
  /** When it is tried next; null unless it is pending. */
  nextAttemptAt: z.nullable(moment),
  /** What the other side responded, or the class of the failure; null on success. */
  failure: z.nullable(z.string()),
});

export type Notice = z.infer<typeof noticeSchema>;

/** Notifications other than leads that can be switched for each address and device. */
export const furtherNotices = ['summary', 'alerts'] as const;

export type FurtherNotice = (typeof furtherNotices)[number];

const backupDays = z.int().check(z.minimum(1), z.maximum(90));

export const quietHoursSchema = z.object({ from: clockTime, to: clockTime });

/** Recipients and quiet hours. */
export const noticeSettingsSchema = z.object({
  recipients: z
    .array(z.object({ email: mailAddress, ...noticePreferences }))
    .check(z.maxLength(20)),
  /** By the firm's clock; notifications during quiet hours are sent when they end. */
  quietHours: z.nullable(quietHoursSchema),
  /** Default for recipients without a preference: the morning summary; on unless false. */
  summary: z.optional(z.boolean()),
  /** Default for recipients without a preference: alerts; on unless false. */
  alerts: z.optional(z.boolean()),
  /** A backup is overdue when the last one is older than this many days. */
  backupDays: z.optional(backupDays),
});

/** Default number of days after which a backup is overdue. */
export const USUAL_BACKUP_DAYS = 2;

export type NoticeSettings = z.infer<typeof noticeSettingsSchema>;
export type QuietHours = NoticeSettings['quietHours'];

/** A browser subscribed to push notifications. */
const deviceEntrySchema = z.object({
  id: z.string(),
  name: z.string(),
  endpoint: z.string(),
  ...noticePreferences,
  addedAt: moment,
});

/** Response of `GET /api/admin/notices`, and of every change there. */
export const noticeSetupSchema = z.object({
  settings: noticeSettingsSchema,
  devices: z.array(deviceEntrySchema),
  /** The server's public key, with which a browser subscribes. */
  pushKey: z.string(),
  /** Environment variables that are missing to send e-mail; empty when it works. */
  mailMissing: z.array(z.enum(['SMTP_URL', 'MAIL_FROM'])),
  /** Whether e-mails can link to the site: the server knows its own address. */
  knowsAddress: z.boolean(),
  /** When the last recorded backup was made; null if there is none. */
  lastBackup: z.optional(z.nullable(moment)),
});

export type NoticeSetup = z.infer<typeof noticeSetupSchema>;

/** Body of `POST /api/admin/notices/test-mail`. */
export const testMailSchema = z.object({ email: mailAddress });

/**
 * The result of a test; `failure` is what the other side responded, or the class of the failure.
 */
export const noticeTestSchema = z.object({ sent: z.boolean(), failure: z.nullable(z.string()) });

export type NoticeTest = z.infer<typeof noticeTestSchema>;

/**
 * Body of `PUT /api/admin/notices`: a partial change, since another device may have changed other
 * settings in the meantime. Pages of earlier builds send all settings, every address included.
 */
export const noticeChangeSchema = z.extend(z.partial(noticeSettingsSchema), {
  /** One of the two hours is enough if quiet hours are already set. */
  quietHours: z.optional(z.nullable(z.partial(quietHoursSchema))),
  /** An address to add; unchanged if it is already there. */
  added: z.optional(mailAddress),
  /** Preferences of an address; a removed address stays removed. */
  changed: z.optional(z.object({ email: mailAddress, ...preferenceChange })),
  /** An address to remove. */
  removed: z.optional(mailAddress),
});

export type NoticeChange = z.infer<typeof noticeChangeSchema>;

/**
 * A browser's subscription, as `PushSubscription.toJSON` returns it, and the name of its device.
 */
export const deviceSchema = z.object({
  endpoint: z.url().check(z.maxLength(1000)),
  keys: z.object({
    /** The browser's public key: an uncompressed point on P-256. */
    p256dh: z.string().check(z.regex(/^B[\w-]{86}=?$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}(==)?$/)),
  }),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
});

export type DeviceSubscription = z.infer<typeof deviceSchema>;

/** Body of `PATCH /api/admin/devices/{id}`: a partial change of this device's preferences. */
export const deviceChangeSchema = z.object(preferenceChange);

export type DeviceChange = z.infer<typeof deviceChangeSchema>;
