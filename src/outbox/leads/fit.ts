import { envelopeSchema, type Envelope } from '#contract/envelope.ts';
import { photoLimits } from '#contract/photo-limits.ts';
import { announceChange } from '../core/changes.ts';
import { write } from '../core/db.ts';
import type { Photo } from '../photos/record.ts';
import { photosIn } from '../photos/rows.ts';
import type { NewSubmission } from './store.ts';

/** The submission with the photos that fit, and the numbers (from 1) of those that don't. */
type Fitted = { readonly submission: NewSubmission; readonly leftOut: readonly number[] };

/**
 * Writes a submission when storage is full: drops its photos, last first, until it fits, and
 * corrects the photo count. Rejects when it can't be written even without photos.
 */
export async function putWithFewerPhotos(
  submission: NewSubmission,
  put: (submission: NewSubmission) => Promise<void>,
): Promise<Fitted> {
  const leftOut: number[] = [];
  for (;;) {
    const left = await eraseLast(submission.envelope.submissionId);
    if (left === null)
      throw new Error('Storage is full: the lead does not fit even without its photos');
    leftOut.unshift(left + 1);
    const fewer = withPhotoCount(submission, left);
    try {
      await put(fewer);
      return { submission: fewer, leftOut };
    } catch {
      // Still too large: drop one more.
    }
  }
}

/** The submission when nothing can be stored: its photos could not be uploaded later. */
export function withoutPhotos(submission: NewSubmission): Fitted {
  const count = countOf(submission.envelope);
  if (count === 0) return { submission, leftOut: [] };
  const leftOut = Array.from({ length: count }, (_, at) => at + 1);
  return { submission: withPhotoCount(submission, 0), leftOut };
}

/** Erases the last photo of a form; returns how many are left, or null when it had none. */
async function eraseLast(submissionId: string): Promise<number | null> {
  const left = await write('strict', async (transaction) => {
    const drafts = (await photosIn(transaction, submissionId)).filter(isDraft);
    const last = drafts.at(-1);
    if (last === undefined) return null;
    await transaction.objectStore('photos').delete(last.id);
    await transaction.objectStore('photoBytes').delete(last.id);
    return drafts.length - 1;
  });
  announceChange();
  return left;
}

function isDraft({ state }: Photo): boolean {
  return state === 'draft';
}

function countOf({ data }: Envelope): number {
  return 'photoCount' in data ? (data.photoCount ?? 0) : 0;
}

function withPhotoCount(submission: NewSubmission, count: number): NewSubmission {
  const { photoCount: before = 0, ...data } = submission.envelope.data;
  const missing = (data.photosMissing ?? 0) + before - count;
  const photosMissing = Math.min(missing, photoLimits.most);
  const counted = { ...data, photosMissing, ...(count === 0 ? {} : { photoCount: count }) };
  return {
    ...submission,
    envelope: envelopeSchema.parse({ ...submission.envelope, data: counted }),
  };
}
