import type { Envelope, Guard } from '#contract/envelope.ts';
import { announceChange } from './changes.ts';
import { contentOf, contentOfText, fingerprint } from './content.ts';
import { read, write } from './db.ts';
import { readRow } from './migrate-row.ts';
import { photosUrl } from './photos/address.ts';
import { hasWaiting, removeAlong, restoreAlong, sendAlong } from './photos/along.ts';
import { ROW_VERSION, type Destination, type Submission } from './record.ts';
import { readRows } from './set-aside.ts';
import { waitingStates } from './states.ts';

/** What a form hands to the outbox. */
export type NewSubmission = {
  readonly envelope: Envelope;
  readonly guard: Guard;
  readonly destination: Destination;
};

/** A new row, due at once. */
export function newRow({ envelope, guard, destination }: NewSubmission, now: number): Submission {
  return {
    id: envelope.submissionId,
    formType: envelope.formType,
    envelope: JSON.stringify(envelope),
    guard,
    destination,
    state: 'pending',
    attempts: 0,
    // Not `now`: a clock that is put back before the first attempt must not hold it up.
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
 * Writes a submission; resolves only when it is on disk (durability 'strict', transaction complete).
 * Content decides, not the number: the same content under the same id is never sent twice, only
 * made due at once if it still waits; other content is the next revision, whatever has become of
 * the one before. Rejects when storage is refused, full or silent.
 */
export async function put(submission: NewSubmission, now: number = Date.now()): Promise<void> {
  await write('strict', async (transaction) => {
    const store = transaction.objectStore('outbox');
    const there = readRow(await store.get(submission.envelope.submissionId));
    const row = there === null ? newRow(submission, now) : sentAgain(there, submission, now);
    if (row !== null) await store.put(row);
    await sendAlong(transaction, submission.envelope.submissionId);
  });
  announceChange();
}

/** The row after Send was pressed again under an id that is known; null when it stays as it is. */
function sentAgain(there: Submission, submission: NewSubmission, now: number): Submission | null {
  if (holdsContent(there, submission.envelope)) {
    const waits = there.state !== 'sending' && waitingStates.includes(there.state);
    return waits ? { ...there, state: 'pending', nextAttemptAt: 0 } : null;
  }
  const revision = Math.max(there.revision + 1, submission.envelope.revision);
  const envelope = { ...submission.envelope, revision };
  return { ...newRow({ ...submission, envelope }, now), notify: there.notify };
}

/** Whether a row holds what an envelope says, or has delivered it. */
export function holdsContent(row: Submission, envelope: Envelope): boolean {
  const content = contentOf(envelope);
  if (row.envelope !== null) return contentOfText(row.envelope) === content;
  return row.fingerprint === fingerprint(content);
}

/** One submission, or null when there is none (or it can't be read). */
export async function get(id: string): Promise<Submission | null> {
  return readRow(await read((transaction) => transaction.objectStore('outbox').get(id)));
}

/** Every submission, newest first. Rows that can't be read are set aside and never block the others. */
export async function list(): Promise<Submission[]> {
  const rows = await readRows(() =>
    read((transaction) => transaction.objectStore('outbox').getAll()),
  );
  return rows.sort((a, b) => b.createdAt - a.createdAt);
}

/** Every submission in one of the waiting states, oldest first. */
export async function listWaiting(): Promise<Submission[]> {
  const rows = await readRows(() =>
    read(async (transaction) => {
      const byState = transaction.objectStore('outbox').index('byState');
      const values = await Promise.all(waitingStates.map((state) => byState.getAll(state)));
      return values.flat();
    }),
  );
  return rows.sort((a, b) => a.createdAt - b.createdAt);
}

/**
 * Changes rows in one transaction, re-reading each: `change` gets the row as it is now and gives
 * what it should be, or null to leave it. Returns the rows that were changed. 'strict' for what the
 * visitor wrote; a lost note about an attempt only repeats it.
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
  if (changed.length > 0) announceChange();
  return changed;
}

/**
 * Removes a submission by the visitor's own hand; gives back the row as it was in that moment, to
 * undo it and to say whether it may have arrived. Null when there was none.
 */
export async function remove(id: string): Promise<Submission | null> {
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
 * Puts a removed row back as it was; one that was on its way waits again. What was sent anew under
 * the same id meanwhile stays.
 */
export async function restore(row: Submission): Promise<void> {
  const back: Submission =
    row.state === 'sending' ? { ...row, state: 'pending', leaseUntil: 0 } : row;
  await write('strict', async (transaction) => {
    const store = transaction.objectStore('outbox');
    if ((await store.getKey(row.id)) === undefined) await store.put(back);
    await restoreAlong(transaction, row.id);
  });
  announceChange();
}

/**
 * Removes submissions that have been delivered from the list, by the visitor's own hand; those whose
 * photographs are still on their way stay.
 */
export async function clearDelivered(): Promise<void> {
  await write('strict', async (transaction) => {
    const store = transaction.objectStore('outbox');
    const keys = await store.index('byState').getAllKeys('delivered');
    for (const key of keys) {
      if (await hasWaiting(transaction, key)) continue;
      await store.delete(key);
      await removeAlong(transaction, key, { isDelivered: true });
    }
  });
  announceChange();
}
