import { withTimeLimit } from '#lib/time-limit.ts';
import { requestBackgroundSync, requestKeptStorage } from '../core/capabilities.ts';
import { isFull, write } from '../core/db.ts';
import type { Failure, Submission } from '../core/record.ts';
import type { SubmissionState } from '../core/schedule.ts';
import { get } from '../core/rows.ts';
import { noteSent, noteWaiting } from '../core/page-memory.ts';
import { deliver } from './deliver.ts';
import { drain } from './drain.ts';
import { settled } from './lifecycle.ts';
import { newRow, type NewSubmission, put } from './store.ts';
import { type Envelope, envelopeSchema } from '#contract/envelope.ts';
import { photoLimits } from '#contract/limits.ts';
import { announceChange } from '../core/changes.ts';
import type { Photo } from '../photos/record.ts';
import { photosIn } from '../photos/rows.ts';

/** How long to wait for a delivery before telling the visitor that the lead is queued. */
export const ANSWER_WAIT_MS = 4_000;

/** How long the browser may take to say whether it will wake the worker, in milliseconds. */
const PROMISE_WAIT_MS = 1_000;

/** The result shown to the visitor after Send. */
export type SubmitOutcome = (
  | { kind: 'queued' }
  /**
   * `row`: the current row, with its receipt and the time from which the promised answer counts.
   */
  | { kind: 'delivered' | 'unconfirmed'; row: Submission }
  | { kind: 'parked'; failure: Failure | null }
  | { kind: 'failed'; failure: Failure | null }
) & {
  /** Numbers (from 1) of the photos that are left out because storage is full. */
  leftOut?: readonly number[];
};

/**
 * Writes a submission to the outbox, then drains immediately. When storage is full, photos are
 * dropped to make room; when storage fails, the lead is sent directly without photos, and 'queued'
 * is never reported: a lead neither delivered nor stored is 'failed'. Never throws.
 */
export async function submit(submission: NewSubmission): Promise<SubmitOutcome> {
  // Set first: if the page is killed right after the write, the next start must find the lead.
  noteWaiting(true);
  try {
    await put(submission);
    return await sendStored(submission);
  } catch (error) {
    return await sendWithFewerPhotos(submission, error);
  }
}

async function sendWithFewerPhotos(
  submission: NewSubmission,
  error: unknown,
): Promise<SubmitOutcome> {
  if (isFull(error)) {
    try {
      const fitted = await putWithFewerPhotos(submission, put);
      return { ...(await sendStored(fitted.submission)), leftOut: fitted.leftOut };
    } catch {
      // The lead does not fit even without photos.
    }
  }
  const { submission: alone, leftOut } = withoutPhotos(submission);
  const result = await sendDirectly(alone);
  return leftOut.length === 0 ? result : { ...result, leftOut };
}

/** Drains what was just stored. Never throws. */
async function sendStored(submission: NewSubmission): Promise<SubmitOutcome> {
  const promised = requestBackgroundSync();
  const drained = drain({ trigger: 'submit' }).then(
    ({ mayHaveWaiting }) => noteWaiting(mayHaveWaiting),
    () => undefined,
  );
  await Promise.race([drained, new Promise((resolve) => setTimeout(resolve, ANSWER_WAIT_MS))]);
  const result = await resultOf(submission.envelope.submissionId);
  if (result.kind === 'queued') {
    // Firefox asks the visitor, who may take any time to answer.
    void requestKeptStorage();
    // The wording for a queued lead depends on it.
    await withTimeLimit(promised, PROMISE_WAIT_MS).catch(() => false);
  }
  return result;
}

async function sendDirectly(submission: NewSubmission): Promise<SubmitOutcome> {
  const row = newRow(submission, Date.now());
  const { id, destination, guard, envelope } = row;
  // Without its key, which could not be kept for photos either.
  const outcome = await deliver({ id, destination, guard, attempts: 1, envelope: envelope ?? '' });
  if (outcome.kind !== 'delivered' && outcome.kind !== 'unconfirmed')
    return { kind: 'failed', failure: outcome.failure };
  const sent = settled(row, outcome, Date.now());
  noteSent(sent, false);
  return { kind: outcome.kind, row: sent };
}

const resultByState = {
  pending: 'queued',
  sending: 'queued',
  paused: 'queued',
  parked: 'parked',
  delivered: 'delivered',
  unconfirmed: 'unconfirmed',
  // Sent a moment ago, and deleted in another tab since.
  withdrawn: 'queued',
  kept: 'queued',
} as const satisfies Record<SubmissionState, SubmitOutcome['kind']>;

async function resultOf(id: string): Promise<SubmitOutcome> {
  try {
    const row = await get(id);
    // It was stored a moment ago, so the visitor has deleted it in another tab.
    if (!row) return { kind: 'queued' };
    noteSent(row, true);
    const kind = resultByState[row.state];
    if (kind === 'parked') return { kind, failure: row.lastFailure };
    return kind === 'queued' ? { kind } : { kind, row };
  } catch {
    return { kind: 'queued' };
  }
}

/** The submission with the photos that fit, and the numbers (from 1) of those that don't. */
type Fitted = { readonly submission: NewSubmission; readonly leftOut: readonly number[] };

/**
 * Writes a submission when storage is full: drops its photos, last first, until it fits, and
 * corrects the photo count. Rejects when it can't be written even without photos.
 */
async function putWithFewerPhotos(
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
function withoutPhotos(submission: NewSubmission): Fitted {
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
