import { envelopeSchema } from '#contract/envelope.ts';
import { z } from '#contract/zod.ts';
import { newSubmissionId } from './submission-id.ts';

/**
 * One filling-in of a form, from its first touch until the lead is safe. `attempt` is what was last
 * sent: the same answers go out again as the very same envelope, changed ones as the next revision.
 */
export const progressSchema = z.object({
  submissionId: z.uuid(),
  /** Photographs that have been added; release 0.1.0 had none. */
  photoCount: z.optional(z.int()),
  attempt: z.nullable(
    z.object({
      answers: z.string(),
      envelope: envelopeSchema,
      /** Whether the outbox is known to have taken it; release 0.1.0 did not note it. */
      stored: z.optional(z.boolean()),
    }),
  ),
});

export type FormProgress = z.infer<typeof progressSchema>;

/** A form just begun, with an id of its own. */
export function newProgress(): FormProgress {
  return { submissionId: newSubmissionId(), attempt: null };
}
