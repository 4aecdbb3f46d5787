import { deliver } from './deliver.ts';
import { drain } from './drain.ts';
import { get, newRow, put, type NewSubmission } from './outbox.ts';
import type { Failure } from './record.ts';
import type { SubmissionState } from './states.ts';
import { registerSync } from './sync.ts';
import { noteWaiting } from './waiting-flag.ts';

/** How long the answer to 'was it delivered?' is awaited before the visitor is told that it waits. */
export const ANSWER_WAIT_MS = 4_000;

/** What the visitor may be told after pressing Send. */
export type SubmitResult =
  | { kind: 'delivered' | 'unconfirmed' | 'queued' }
  | { kind: 'parked'; failure: Failure | null }
  | { kind: 'failed'; failure: Failure | null };

/**
 * Writes a submission to the outbox, then drains at once. Where storage fails it is sent directly
 * and 'queued' is never claimed: a lead neither delivered nor stored is 'failed'. Never throws.
 */
export async function submit(submission: NewSubmission): Promise<SubmitResult> {
  // Noted first: a page killed right after the write must find the lead at the next start.
  noteWaiting(true);
  try {
    await put(submission);
  } catch {
    return sendDirectly(submission);
  }
  void askToKeepStorage();
  void askForSync();
  const drained = drain({ trigger: 'submit' }).then(
    ({ waiting }) => noteWaiting(waiting > 0),
    () => undefined,
  );
  await Promise.race([drained, new Promise((resolve) => setTimeout(resolve, ANSWER_WAIT_MS))]);
  return resultOf(submission.envelope.submissionId);
}

async function sendDirectly(submission: NewSubmission): Promise<SubmitResult> {
  const row = newRow(submission, Date.now());
  const { id, destination, guard, envelope } = row;
  const outcome = await deliver({ id, destination, guard, attempts: 1, envelope: envelope ?? '' });
  if (outcome.kind === 'delivered' || outcome.kind === 'unconfirmed') return { kind: outcome.kind };
  return { kind: 'failed', failure: outcome.failure };
}

const SAID: Readonly<Record<SubmissionState, 'delivered' | 'unconfirmed' | 'queued' | 'parked'>> = {
  pending: 'queued',
  sending: 'queued',
  paused: 'queued',
  parked: 'parked',
  delivered: 'delivered',
  unconfirmed: 'unconfirmed',
};

async function resultOf(id: string): Promise<SubmitResult> {
  try {
    const row = await get(id);
    // It was stored a moment ago: gone means that the visitor has deleted it in another tab.
    if (!row) return { kind: 'queued' };
    const kind = SAID[row.state];
    return kind === 'parked' ? { kind, failure: row.lastFailure } : { kind };
  } catch {
    return { kind: 'queued' };
  }
}

async function askForSync(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration) await registerSync(registration);
  } catch {
    // Background Sync is only one of the ways to be woken.
  }
}

async function askToKeepStorage(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Only a request; the outbox works without it.
  }
}
