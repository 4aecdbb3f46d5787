import type { z } from '#contract/zod.ts';
import type { progressSchema } from './stored-schemas.ts';
import { newSubmissionId } from './submission-id.ts';

/** One session of filling in a form, from its first touch until the lead is stored or delivered. */
export type FormProgress = z.infer<typeof progressSchema>;

/** A new session with an id of its own. */
export function newProgress(): FormProgress {
  return { submissionId: newSubmissionId(), attempt: null };
}
