import { mailAddress } from './mail-address.ts';
import { wishes } from './wishes.ts';
import { z } from '../zod.ts';

const moment = z.iso.datetime();
const clockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** The ways on which the owner is told of a lead, and that on which its sender hears back. */
export const noticeChannels = ['email', 'push', 'confirmation'] as const;

export type NoticeChannel = (typeof noticeChannels)[number];

/** How far a notice has come. */
export const noticeStates = ['waiting', 'sent', 'failed', 'cancelled'] as const;

/** One telling of a lead to one recipient. */
export const noticeSchema = z.object({
  id: z.int(),
  channel: z.enum(noticeChannels),
  /** The address, the owner's or the visitor's, or the name of the device; empty when the device is there no more. */
  recipient: z.string(),
  state: z.enum(noticeStates),
  tries: z.int().check(z.nonnegative()),
  /** When it was last tried. */
  triedAt: z.nullable(moment),
  /** When it is tried next, while it waits. */
  nextAttemptAt: z.nullable(moment),
  /** What the other side answered, or the class of the failure; null when all went well. */
  failure: z.nullable(z.string()),
});

export type Notice = z.infer<typeof noticeSchema>;

/** What is told beside leads, and can be switched for each address and device. */
export const furtherNotices = ['summary', 'alerts'] as const;

export type FurtherNotice = (typeof furtherNotices)[number];

const backupDays = z.int().check(z.minimum(1), z.maximum(90));

export const quietHoursSchema = z.object({ from: clockTime, to: clockTime });

/** Who is told, and when nobody is. */
export const noticeSettingsSchema = z.object({
  recipients: z.array(z.object({ email: mailAddress, ...wishes })).check(z.maxLength(20)),
  /** By Sydney's clock; what comes meanwhile is told when they end. */
  quietHours: z.nullable(quietHoursSchema),
  /** For whom nothing else is said: whether they are told each morning; they are unless this says no. */
  summary: z.optional(z.boolean()),
  /** For whom nothing else is said: whether they are told what goes wrong; they are unless this says no. */
  alerts: z.optional(z.boolean()),
  /** A backup is overdue when the last one is older than so many days. */
  backupDays: z.optional(backupDays),
});

/** Days after which a backup is overdue until the owner says otherwise. */
export const USUAL_BACKUP_DAYS = 2;

export type NoticeSettings = z.infer<typeof noticeSettingsSchema>;
export type QuietHours = NoticeSettings['quietHours'];

/** A browser that takes pushed notices. */
const deviceEntrySchema = z.object({
  id: z.string(),
  name: z.string(),
  endpoint: z.string(),
  ...wishes,
  addedAt: moment,
});

/** Answer of `GET /api/admin/notices`, and of every change there. */
export const noticePanelSchema = z.object({
  settings: noticeSettingsSchema,
  devices: z.array(deviceEntrySchema),
  /** With which a browser subscribes: the server's public key. */
  pushKey: z.string(),
  /** Variables of the server without which no e-mail goes out; none when it does. */
  mailMissing: z.array(z.enum(['SMTP_URL', 'MAIL_FROM'])),
  /** Whether links in e-mails can lead to the site: it knows its own address. */
  knowsAddress: z.boolean(),
  /** When the last backup was made that has left its mark; null until one has. */
  lastBackup: z.optional(z.nullable(moment)),
});

export type NoticePanel = z.infer<typeof noticePanelSchema>;

/** Body of `POST /api/admin/notices/test-mail`. */
export const testMailSchema = z.object({ email: mailAddress });

/** What a test came to; `failure` is what the other side answered, or the class of the failure. */
export const noticeTestSchema = z.object({ sent: z.boolean(), failure: z.nullable(z.string()) });

export type NoticeTest = z.infer<typeof noticeTestSchema>;
