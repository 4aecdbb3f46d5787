import type { Envelope } from '#contract/envelope.ts';
import { keptEnvelopeSchema } from '#contract/envelope.ts';
import { announceChange } from './changes.ts';
import { write } from './db.ts';
import { readRow } from './migrate-row.ts';
import { holdsContent, update } from './outbox.ts';
import { correctAlong } from './photos/along.ts';
import type { Destination, Failure, Submission } from './record.ts';

/** Makes a waiting submission due at once; a paused or parked one too. The caller drains after. */
export async function retryNow(
  ids: readonly string[],
  destination: Destination | null = null,
): Promise<void> {
  await update(ids, (row) => {
    if (row.state === 'delivered' || row.state === 'sending' || row.envelope === null) return null;
    return {
      ...row,
      state: 'pending',
      nextAttemptAt: 0,
      destination: destination ?? row.destination,
    };
  });
}

/** The envelope that a row holds, or null once it is erased or can't be read. */
export function envelopeOf(row: Submission): Envelope | null {
  if (row.envelope === null) return null;
  try {
    const parsed = keptEnvelopeSchema.safeParse(JSON.parse(row.envelope));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/**
 * Whether a submission may be with its receiver though nothing says so: it is on its way, nobody can
 * confirm it, or the answer to an attempt was lost.
 */
export function mayHaveArrived(row: Submission): boolean {
  const { state, attempts, revision, lastFailure } = row;
  if (state === 'delivered') return false;
  if (state === 'sending' || state === 'unconfirmed') return true;
  // Of several attempts only the last one's outcome is still known.
  if (attempts > 1 || revision > 1) return true;
  if (attempts === 0) return false;
  return lastFailure === null || isOutcomeUnknown(lastFailure);
}

function isOutcomeUnknown({ kind, status }: Failure): boolean {
  // A server between the receiver and us may answer 5xx though the receiver has taken it.
  return kind !== 'http' || (status ?? 0) >= 500;
}

/** The outcome of an edit. 'changed': the row no longer holds what the correction started from. */
export type EditResult = 'saved' | 'sending' | 'gone' | 'changed';

/**
 * Puts corrected answers in the place of a waiting submission's, under the same id. After an
 * attempt the first copy may have arrived, so the correction is a new revision of the same lead;
 * before any attempt it simply replaces what was written. What was done to its photographs meanwhile
 * holds from then on. 'sending': try again in a moment. `before`: what was being corrected; another tab
 * may have saved its own correction meanwhile, which is not replaced unseen.
 */
export async function edit(
  id: string,
  corrected: Envelope,
  before?: Envelope,
): Promise<EditResult> {
  const correct = (current: Submission): Submission => {
    const revision = current.attempts === 0 ? current.revision : current.revision + 1;
    const envelope = JSON.stringify({ ...corrected, submissionId: id, revision });
    return {
      ...current,
      envelope,
      revision,
      state: 'pending',
      nextAttemptAt: 0,
      lastFailure: null,
    };
  };
  const result = await write('strict', async (transaction): Promise<EditResult> => {
    const store = transaction.objectStore('outbox');
    const row = readRow(await store.get(id));
    if (!row || row.state === 'delivered') return 'gone';
    if (row.state === 'sending') return 'sending';
    if (before && !holdsContent(row, before)) return 'changed';
    await store.put(correct(row));
    await correctAlong(transaction, id);
    return 'saved';
  });
  if (result === 'saved') announceChange();
  return result;
}

/** Notes that the visitor wants to be notified when the worker delivers a waiting submission. */
export async function requestNotification(id: string): Promise<void> {
  await update([id], (row) => (row.envelope === null ? null : { ...row, notify: true }), 'strict');
}
