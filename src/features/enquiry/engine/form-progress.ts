import type { z } from '#contract/zod.ts';
import type { progressSchema } from './stored-schemas.ts';
import { newSubmissionId } from './submission-id.ts';

/** One filling-in of a form, from its first touch until the lead is safe. */
export type FormProgress = z.infer<typeof progressSchema>;

/** A form just begun, with an id of its own. */
export function newProgress(): FormProgress {
  return { submissionId: newSubmissionId(), attempt: null };
}
