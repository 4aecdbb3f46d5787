import type { Envelope, Guard } from '#contract/envelope.ts';
import { announceChange } from '../core/changes.ts';
import { dayOf, mark, unmark } from '../core/marks.ts';
import { write } from '../core/db.ts';
import {
  randomKey,
  readRow,
  ROW_VERSION,
  type Destination,
  type Submission,
} from '../core/record.ts';
import { waitingStates } from '../core/schedule.ts';
import { hasWaiting, photosUrl, removeAlong, restoreAlong, sendAlong } from '../photos/rows.ts';
import { contentOf, contentOfText, fingerprint } from './content.ts';

/** What a form hands to the outbox. */
export type NewSubmission = {
  readonly envelope: Envelope;
  readonly guard: Guard;
  readonly destination: Destination;
  /** The key for its photos if the receiver may know it already; otherwise a new one. */
  readonly leadKey?: string;
};

/** A new row, due at once. */
export function newRow(
  { envelope, guard, destination, leadKey = randomKey() }: NewSubmission,
  now: number,
): Submission {
  return {
    id: envelope.submissionId,
    formType: envelope.formType,
    envelope: JSON.stringify(envelope),
    guard,
    leadKey,
    destination,
    state: 'pending',
    attempts: 0,
    // Not `now`: if the clock is set back before the first attempt, the row must still be due.
    nextAttemptAt: 0,
    leaseUntil: 0,
    createdAt: now,
    settledAt: null,
    lastFailure: null,
    receipt: null,
    revision: envelope.revision,
    notify: false,
    schemaVersion: ROW_VERSION,
  };
}

/**
 * Writes a submission; resolves only when it is on disk (durability 'strict', transaction
 * complete). Content decides, not the id: the same content under the same id is never sent twice,
 * only made due now if it still waits; other content becomes the next revision, whatever the state
 * of the previous one. Rejects when storage is refused, full or does not respond.
 */
export async function put(submission: NewSubmission, now: number = Date.now()): Promise<void> {
  await write('strict', async (transaction) => {
    const store = transaction.objectStore('outbox');
    const there = readRow(await store.get(submission.envelope.submissionId));
    const row = there === null ? newRow(submission, now) : sentAgain(there, submission, now);
    if (row !== null) await store.put(row);
    await sendAlong(transaction, submission.envelope.submissionId);
  });
  // After the write: a mark without its row counts as a request that was lost.
  void mark({ id: submission.envelope.submissionId, day: dayOf(now) });
  announceChange();
}

/** The row after Send was pressed again under a known id; null when nothing changes. */
function sentAgain(there: Submission, submission: NewSubmission, now: number): Submission | null {
  const isWithdrawn = there.state === 'withdrawn' || there.state === 'kept';
  // Its receiver may have erased it: the same content counts as new.
  if (!isWithdrawn && holdsContent(there, submission.envelope)) {
    const waits = there.state !== 'sending' && waitingStates.includes(there.state);
    return waits ? { ...there, state: 'pending', nextAttemptAt: 0 } : null;
  }
  const revision = Math.max(there.revision + 1, submission.envelope.revision);
  const envelope = { ...submission.envelope, revision };
  const { notify, leadKey } = there;
  const row = { ...newRow({ ...submission, envelope }, now), notify };
  // The receiver may know the first revision, and with it its key.
  return leadKey === undefined ? row : { ...row, leadKey };
}

/** Whether a row holds the content of an envelope, or has delivered it. */
export function holdsContent(row: Submission, envelope: Envelope): boolean {
  const content = contentOf(envelope);
  if (row.envelope !== null) return contentOfText(row.envelope) === content;
  return row.fingerprint === fingerprint(content);
}

/**
 * Changes rows in one transaction, re-reading each: `change` gets the current row and returns the
 * new one, or null to leave it. Returns the rows that were changed. Use 'strict' for what the
 * visitor wrote; losing a note about an attempt only repeats the attempt.
 */
export async function update(
  ids: readonly string[],
  change: (row: Submission) => Submission | null,
  durability: IDBTransactionDurability = 'relaxed',
): Promise<Submission[]> {
  const changed = await write(durability, async (transaction) => {
    const store = transaction.objectStore('outbox');
    const values = await Promise.all(ids.map((id) => store.get(id)));
    const written = values.flatMap((value) => {
      const row = readRow(value);
      return (row && change(row)) ?? [];
    });
    await Promise.all(written.map((row) => store.put(row)));
    return written;
  });
  void unmark(changed.filter(({ state }) => !waitingStates.includes(state)).map(({ id }) => id));
  if (changed.length > 0) announceChange();
  return changed;
}

/**
 * Removes a submission at the visitor's request. Returns the row as it was, to undo the removal and
 * to say whether it may have arrived. Null when there was none.
 */
export async function remove(id: string): Promise<Submission | null> {
  // Before the row goes: a mark without one counts as a request that was lost.
  void unmark([id]);
  const row = await write('strict', async (transaction) => {
    const store = transaction.objectStore('outbox');
    const value = await store.get(id);
    await store.delete(id);
    const removed = readRow(value);
    const isDelivered = removed?.state === 'delivered';
    const expectedAt = isDelivered ? photosUrl(removed.destination) : null;
    await removeAlong(transaction, id, { isDelivered, expectedAt });
    return removed;
  });
  announceChange();
  return row;
}

/**
 * Restores a removed row; one that was being sent becomes pending. A submission sent under the same
 * id in the meantime is kept instead.
 */
export async function restore(row: Submission): Promise<void> {
  const back: Submission =
    row.state === 'sending' ? { ...row, state: 'pending', leaseUntil: 0 } : row;
  await write('strict', async (transaction) => {
    const store = transaction.objectStore('outbox');
    if ((await store.getKey(row.id)) === undefined) await store.put(back);
    await restoreAlong(transaction, row.id);
  });
  if (waitingStates.includes(back.state)) void mark({ id: row.id, day: dayOf(row.createdAt) });
  announceChange();
}

/**
 * Removes delivered submissions from the list at the visitor's request; those with photos still
 * uploading stay.
 */
export async function clearDelivered(): Promise<void> {
  await write('strict', async (transaction) => {
    const store = transaction.objectStore('outbox');
    const keys = await store.index('byState').getAllKeys('delivered');
    void unmark(keys);
    for (const key of keys) {
      if (await hasWaiting(transaction, key)) continue;
      await store.delete(key);
      await removeAlong(transaction, key, { isDelivered: true });
    }
  });
  announceChange();
}
