import { keptEnvelopeSchema, type Envelope } from '#contract/envelope.ts';
import { announceChange } from '../core/changes.ts';
import { write } from '../core/db.ts';
import { readRow, type Destination, type Failure, type Submission } from '../core/record.ts';
import { correctAlong } from '../photos/rows.ts';
import { holdsContent, update } from './store.ts';

/**
 * Makes a waiting submission due now, paused and parked ones included. The caller then starts a
 * drain.
 */
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

/** The envelope of a row; null once it is erased or if it can't be read. */
export function envelopeOf(row: Pick<Submission, 'envelope'>): Envelope | null {
  if (row.envelope === null) return null;
  try {
    const parsed = keptEnvelopeSchema.safeParse(JSON.parse(row.envelope));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/**
 * Whether the receiver may have a submission although it has not confirmed it: it is being sent,
 * the receiver cannot confirm, or the response to an attempt was lost.
 */
export function mayHaveArrived(row: Submission): boolean {
  const { state, attempts, revision, lastFailure } = row;
  if (state === 'delivered' || state === 'withdrawn' || state === 'kept') return false;
  if (state === 'sending' || state === 'unconfirmed') return true;
  if (row.handedOverAt !== undefined) return true;
  // Only the outcome of the last attempt is kept.
  if (attempts > 1 || revision > 1) return true;
  if (attempts === 0) return false;
  return lastFailure === null || isOutcomeUnknown(lastFailure);
}

function isOutcomeUnknown({ kind, status }: Failure): boolean {
  // A gateway in between may answer 5xx although the receiver has accepted the lead.
  return kind !== 'http' || (status ?? 0) >= 500;
}

/** The outcome of an edit. 'changed': the row no longer holds the answers that were corrected. */
type EditOutcome = 'saved' | 'sending' | 'gone' | 'changed';

/**
 * Replaces the answers of a waiting submission, under the same id. After an attempt the first
 * version may have arrived, so the correction becomes a new revision of the same lead; before any
 * attempt it simply replaces the first version. Photos added or removed while correcting take
 * effect. 'sending': try again in a moment. `before`: the answers being corrected; a correction
 * saved by another tab in the meantime is not overwritten.
 */
export async function edit(
  id: string,
  corrected: Envelope,
  before?: Envelope,
): Promise<EditOutcome> {
  const correct = (current: Submission): Submission => {
    const isUnsent = current.attempts === 0 && current.handedOverAt === undefined;
    const revision = isUnsent ? current.revision : current.revision + 1;
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
  const result = await write('strict', async (transaction): Promise<EditOutcome> => {
    const store = transaction.objectStore('outbox');
    const row = readRow(await store.get(id));
    if (!row || row.envelope === null) return 'gone';
    if (before && !holdsContent(row, before)) return 'changed';
    if (row.state === 'sending') return 'sending';
    await store.put(correct(row));
    await correctAlong(transaction, id);
    return 'saved';
  });
  if (result === 'saved') announceChange();
  return result;
}

/** Notes that another app has got a waiting submission to send: it may arrive from now on. */
export async function noteHandedOver(id: string, now: number = Date.now()): Promise<void> {
  await update([id], (row) =>
    row.envelope === null || row.handedOverAt !== undefined ? null : { ...row, handedOverAt: now },
  );
}

/** Requests a notification for when the worker delivers a waiting submission. */
export async function requestNotification(id: string): Promise<void> {
  await update([id], (row) => (row.envelope === null ? null : { ...row, notify: true }), 'strict');
}
