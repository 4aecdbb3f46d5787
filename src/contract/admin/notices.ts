import { mailAddress } from './mail-address.ts';
import { noticePreferences } from './notice-preferences.ts';
import { z } from '../zod.ts';

const moment = z.iso.datetime();
const clockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** Channels that notify the owner of a lead, and the one that confirms it to its sender. */
export const noticeChannels = ['email', 'push', 'confirmation'] as const;

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
export const noticePanelSchema = z.object({
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

export type NoticePanel = z.infer<typeof noticePanelSchema>;

/** Body of `POST /api/admin/notices/test-mail`. */
export const testMailSchema = z.object({ email: mailAddress });

/**
 * The result of a test; `failure` is what the other side responded, or the class of the failure.
 */
export const noticeTestSchema = z.object({ sent: z.boolean(), failure: z.nullable(z.string()) });

export type NoticeTest = z.infer<typeof noticeTestSchema>;
