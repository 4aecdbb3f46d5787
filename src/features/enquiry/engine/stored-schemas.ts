import { keptEnvelopeSchema } from '#contract/envelope.ts';
import { z } from '#contract/zod.ts';

export const formValuesSchema = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/**
 * One session of filling in a form, from its first touch until the lead is stored or delivered.
 * `attempt` is what was last sent: the same answers are sent again as the identical envelope,
 * changed ones as the next revision.
 */
export const progressSchema = z.object({
  submissionId: z.uuid(),
  /** Number of photos added; release 0.1.0 had none. */
  photoCount: z.optional(z.int()),
  /** Ids of those shown, in order; releases before 0.2.0 stored only how many. */
  photoIds: z.optional(z.array(z.string())),
  attempt: z.nullable(
    z.object({
      answers: z.string(),
      envelope: keptEnvelopeSchema,
      /** Whether the outbox is known to have stored it; release 0.1.0 did not record it. */
      stored: z.optional(z.boolean()),
    }),
  ),
});

export const draftSchema = z.object({
  version: z.literal(1),
  /** Named as in release 0.1.0. */
  session: progressSchema,
  values: formValuesSchema,
  /** Milliseconds since the epoch; releases before 0.2.0 did not record it. */
  savedAt: z.optional(z.number()),
});

export const personSchema = z.object({
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  email: z.string(),
});
