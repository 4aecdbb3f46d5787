import { z } from '../zod.ts';

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
