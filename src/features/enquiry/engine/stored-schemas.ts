import { keptEnvelopeSchema } from '#contract/envelope.ts';
import { z } from '#contract/zod.ts';

export const formValuesSchema = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/**
 * One filling-in of a form, from its first touch until the lead is safe. `attempt` is what was last
 * sent: the same answers go out again as the very same envelope, changed ones as the next revision.
 */
export const progressSchema = z.object({
  submissionId: z.uuid(),
  /** Photographs that have been added; release 0.1.0 had none. */
  photoCount: z.optional(z.int()),
  /** Ids of those that were shown, in their order; releases before 0.2.0 noted only how many. */
  photoIds: z.optional(z.array(z.string())),
  attempt: z.nullable(
    z.object({
      answers: z.string(),
      envelope: keptEnvelopeSchema,
      /** Whether the outbox is known to have taken it; release 0.1.0 did not note it. */
      stored: z.optional(z.boolean()),
    }),
  ),
});

export const draftSchema = z.object({
  version: z.literal(1),
  /** The name that release 0.1.0 wrote. */
  session: progressSchema,
  values: formValuesSchema,
  /** Milliseconds since the epoch; releases before 0.2.0 did not note it. */
  savedAt: z.optional(z.number()),
});

export const personSchema = z.object({
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  email: z.string(),
});
