import { askToKeepStorage } from '#lib/browser-page.ts';
import { withTimeLimit } from '#lib/time-limit.ts';
import { requestBackgroundSync } from '../core/capabilities.ts';
import { isFull } from '../core/db.ts';
import type { Failure, Submission } from '../core/record.ts';
import { get } from '../core/rows.ts';
import type { SubmissionState } from '../core/schedule.ts';
import { noteWaiting } from '../core/waiting-flag.ts';
import { noteSent } from './arrived.ts';
import { deliver } from './deliver.ts';
import { drain } from './drain.ts';
import { putWithFewerPhotos, withoutPhotos } from './fit.ts';
import { settled } from './lifecycle.ts';
import { newRow, put, type NewSubmission } from './store.ts';

/** How long to wait for a delivery before telling the visitor that the lead is queued. */
export const ANSWER_WAIT_MS = 4_000;

/** How long the browser may take to say whether it will wake the worker, in milliseconds. */
const PROMISE_WAIT_MS = 1_000;

/** The result shown to the visitor after Send. */
export type SubmitResult = (
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
export async function submit(submission: NewSubmission): Promise<SubmitResult> {
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
): Promise<SubmitResult> {
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
async function sendStored(submission: NewSubmission): Promise<SubmitResult> {
  void askToKeepStorage();
  const promised = requestBackgroundSync();
  const drained = drain({ trigger: 'submit' }).then(
    ({ mayHaveWaiting }) => noteWaiting(mayHaveWaiting),
    () => undefined,
  );
  await Promise.race([drained, new Promise((resolve) => setTimeout(resolve, ANSWER_WAIT_MS))]);
  const result = await resultOf(submission.envelope.submissionId);
  // The wording for a queued lead depends on it.
  if (result.kind === 'queued') await withTimeLimit(promised, PROMISE_WAIT_MS).catch(() => false);
  return result;
}

async function sendDirectly(submission: NewSubmission): Promise<SubmitResult> {
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
} as const satisfies Record<SubmissionState, SubmitResult['kind']>;

async function resultOf(id: string): Promise<SubmitResult> {
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
