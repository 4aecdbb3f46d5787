import { z } from '../zod.ts';

/** Body of `POST /api/admin/session`. */
export const signInSchema = z.object({
  password: z.string().check(z.minLength(1), z.maxLength(200)),
});

/** Response of `GET` and `POST /api/admin/session`. */
export const sessionSchema = z.object({
  signedIn: z.boolean(),
  /** When the session expires without activity; null when signed out. */
  expiresAt: z.nullable(z.iso.datetime()),
});

export type Session = z.infer<typeof sessionSchema>;

/**
 * What happened to a lead. `told`: a notification was sent or failed; `erased`: deleted for good.
 */
export const adminEventKinds = [
  'arrived',
  'changed',
  'photos',
  'forwarding',
  'told',
  'erased',
] as const;

/** A lead has changed. Carries no data of the lead: the client fetches what it needs. */
export const adminEventSchema = z.object({
  kind: z.enum(adminEventKinds),
  /** The lead's id; null for several, or if some events may have been missed. */
  lead: z.nullable(z.string()),
});

export type AdminEvent = z.infer<typeof adminEventSchema>;

/**
 * Event names of `GET /api/admin/live`, as on the wire; only `lead` carries data.
 */
export const eventNames = {
  /** Data: an `AdminEvent`. */
  lead: 'news',
  heartbeat: 'beat',
  /** The session has ended, and with it the stream. */
  end: 'end',
} as const;

/**
 * Heartbeat interval, in milliseconds: below the minute after which proxies close an idle stream.
 */
export const HEARTBEAT_MS = 25_000;
