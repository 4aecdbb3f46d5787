import { formTypeSchema } from './form-types.ts';
import { mailAddress } from './mail-address.ts';
import { z } from './zod.ts';

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

/** Form types of which somebody is not told. */
const muted = z.array(formTypeSchema);

/** Who is told, and when nobody is. Body of `PUT /api/admin/notices`. */
export const noticeSettingsSchema = z.object({
  recipients: z.array(z.object({ email: mailAddress, muted })).check(z.maxLength(20)),
  /** By Sydney's clock; what comes meanwhile is told when they end. */
  quietHours: z.nullable(z.object({ from: clockTime, to: clockTime })),
  /** Whether all are told each morning of what is unanswered; they are unless this says no. */
  summary: z.optional(z.boolean()),
  /** Whether all are told of what goes wrong; they are unless this says no. */
  alerts: z.optional(z.boolean()),
});

export type NoticeSettings = z.infer<typeof noticeSettingsSchema>;
export type QuietHours = NoticeSettings['quietHours'];

/** A browser that takes pushed notices. */
const deviceEntrySchema = z.object({
  id: z.string(),
  name: z.string(),
  endpoint: z.string(),
  muted,
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
});

export type NoticePanel = z.infer<typeof noticePanelSchema>;

/** Body of `POST /api/admin/notices/test-mail`. */
export const testMailSchema = z.object({ email: mailAddress });

/** What a test came to; `failure` is what the other side answered, or the class of the failure. */
export const noticeTestSchema = z.object({ sent: z.boolean(), failure: z.nullable(z.string()) });

export type NoticeTest = z.infer<typeof noticeTestSchema>;
