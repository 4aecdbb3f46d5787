import { envelopeSchema } from '#contract/envelope.ts';
import { z } from '#contract/zod.ts';
import { newSubmissionId } from './submission-id.ts';

/**
 * One filling-in of a form, from its first touch until the lead is safe. `attempt` is what was last
 * sent: the same answers go out again as the very same envelope, changed ones as the next revision.
 */
export const sessionSchema = z.object({
  submissionId: z.uuid(),
  /** Milliseconds since the epoch. */
  touchedAt: z.number(),
  attempt: z.nullable(z.object({ answers: z.string(), envelope: envelopeSchema })),
});

export type Session = z.infer<typeof sessionSchema>;

/** A new session, begun at `now` (milliseconds since the epoch). */
export function newSession(now: number): Session {
  return { submissionId: newSubmissionId(), touchedAt: now, attempt: null };
}
