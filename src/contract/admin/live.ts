import { z } from '../zod.ts';

/**
 * What happened to a lead. `told`: a notification was sent or failed; `erased`: deleted for good.
 */
export const leadNewsKinds = [
  'arrived',
  'changed',
  'photos',
  'forwarding',
  'told',
  'erased',
] as const;

/** A lead has changed. Carries no data of the lead: the client fetches what it needs. */
export const leadNewsSchema = z.object({
  kind: z.enum(leadNewsKinds),
  /** The lead's id; null for several, or if some events may have been missed. */
  lead: z.nullable(z.string()),
});

export type LeadNews = z.infer<typeof leadNewsSchema>;

/** Event names of `GET /api/admin/live`; only `news` carries data. */
export const liveEvents = {
  /** Data: a `LeadNews`. */
  news: 'news',
  /** Heartbeat. */
  beat: 'beat',
  /** The session has ended, and with it the stream. */
  end: 'end',
} as const;

/**
 * Heartbeat interval, in milliseconds: below the minute after which proxies close an idle stream.
 */
export const BEAT_MS = 25_000;
