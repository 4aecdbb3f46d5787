import { z } from '../zod.ts';

/** What may have become of a lead; of `told` a notice has gone out or failed, `erased` is gone for good. */
export const leadNewsKinds = [
  'arrived',
  'changed',
  'photos',
  'forwarding',
  'told',
  'erased',
] as const;

/** That something became of a lead, without a word of it: who is told asks for what is there now. */
export const leadNewsSchema = z.object({
  kind: z.enum(leadNewsKinds),
  /** Its id; null where it is several, or some may have been missed. */
  lead: z.nullable(z.string()),
});

export type LeadNews = z.infer<typeof leadNewsSchema>;

/** Names of the events of `GET /api/admin/live`; only `news` has anything to say. */
export const liveEvents = {
  /** Data: a `LeadNews`. */
  news: 'news',
  /** The stream is alive. */
  beat: 'beat',
  /** The session is over, and the stream with it. */
  end: 'end',
} as const;

/** Between two beats, in milliseconds: within the minute after which proxies give a stream up. */
export const BEAT_MS = 25_000;
