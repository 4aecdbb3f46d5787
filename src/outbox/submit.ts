import { withTimeLimit } from '#lib/time-limit.ts';
import { askToKeepStorage } from '#lib/browser-page.ts';
import { noteSent } from './arrived.ts';
import { requestBackgroundSync } from './capabilities.ts';
import { isFull } from './db.ts';
import { deliver } from './deliver.ts';
import { drain } from './drain.ts';
import { get, newRow, put, type NewSubmission } from './outbox.ts';
import { putWithFewerPhotos, withoutPhotos } from './photos/fit.ts';
import type { Failure, Submission } from './record.ts';
import { settled } from './schedule.ts';
import type { SubmissionState } from './states.ts';
import { noteWaiting } from './waiting-flag.ts';

/** How long the answer to 'was it delivered?' is awaited before the visitor is told that it waits. */
export const ANSWER_WAIT_MS = 4_000;
/** How long the browser may take to say whether it wakes the worker, in milliseconds. */
const PROMISE_WAIT_MS = 1_000;

/** What the visitor may be told after pressing Send. */
export type SubmitResult = (
  | { kind: 'queued' }
  /** `row`: as it stands now, with its receipt and the moment that an answer is counted from. */
  | { kind: 'delivered' | 'unconfirmed'; row: Submission }
  | { kind: 'parked'; failure: Failure | null }
  | { kind: 'failed'; failure: Failure | null }
) & {
  /** Numbers (from 1) of the photographs that do not go along, since there is no room for them. */
  leftOut?: readonly number[];
};

/**
 * Writes a submission to the outbox, then drains at once. Where storage is full its photographs make
 * room for it; where storage fails it is sent directly, without them, and 'queued' is never claimed: a
 * lead neither delivered nor stored is 'failed'. Never throws.
 */
export async function submit(submission: NewSubmission): Promise<SubmitResult> {
  // Noted first: a page killed right after the write must find the lead at the next start.
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
): Promise<SubmitResult> {
  if (isFull(error)) {
    try {
      const fitted = await putWithFewerPhotos(submission, put);
      return { ...(await sendStored(fitted.submission)), leftOut: fitted.leftOut };
    } catch {
      // There is no room for the lead itself.
    }
  }
  const { submission: alone, leftOut } = withoutPhotos(submission);
  const result = await sendDirectly(alone);
  return leftOut.length === 0 ? result : { ...result, leftOut };
}

/** Drains what has just been stored. Never throws. */
async function sendStored(submission: NewSubmission): Promise<SubmitResult> {
  void askToKeepStorage();
  const promised = requestBackgroundSync();
  const drained = drain({ trigger: 'submit' }).then(
    ({ mayHaveWaiting }) => noteWaiting(mayHaveWaiting),
    () => undefined,
  );
  await Promise.race([drained, new Promise((resolve) => setTimeout(resolve, ANSWER_WAIT_MS))]);
  const result = await resultOf(submission.envelope.submissionId);
  // What is said of a lead that waits depends on it.
  if (result.kind === 'queued') await withTimeLimit(promised, PROMISE_WAIT_MS).catch(() => false);
  return result;
}

async function sendDirectly(submission: NewSubmission): Promise<SubmitResult> {
  const row = newRow(submission, Date.now());
  const { id, destination, guard, envelope } = row;
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
} as const satisfies Record<SubmissionState, SubmitResult['kind']>;

async function resultOf(id: string): Promise<SubmitResult> {
  try {
    const row = await get(id);
    // It was stored a moment ago: gone means that the visitor has deleted it in another tab.
    if (!row) return { kind: 'queued' };
    noteSent(row, true);
    const kind = resultByState[row.state];
    if (kind === 'parked') return { kind, failure: row.lastFailure };
    return kind === 'queued' ? { kind } : { kind, row };
  } catch {
    return { kind: 'queued' };
  }
}
