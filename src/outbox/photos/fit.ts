import { envelopeSchema, type Envelope } from '#contract/envelope.ts';
import { photoLimits } from '#contract/photo-limits.ts';
import { announceChange } from '../changes.ts';
import { write } from '../db.ts';
import type { NewSubmission } from '../outbox.ts';
import { photosIn } from './along.ts';
import type { Photo } from './record.ts';

/** The submission with the photographs that go along, and the numbers (from 1) of those that don't. */
type Fitted = { readonly submission: NewSubmission; readonly leftOut: readonly number[] };

/**
 * Writes a submission for which the disk has no room: its own photographs make some, the last first.
 * It then counts those that are left. Rejects when it can't be written even without any.
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
      // One more makes room for more.
    }
  }
}

/** The submission as it goes where nothing can be kept: nobody would send its photographs. */
export function withoutPhotos(submission: NewSubmission): Fitted {
  const count = countOf(submission.envelope);
  if (count === 0) return { submission, leftOut: [] };
  const leftOut = Array.from({ length: count }, (_, at) => at + 1);
  return { submission: withPhotoCount(submission, 0), leftOut };
}

/** Erases the last photograph of a form; how many it has then, or null when it had none. */
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
