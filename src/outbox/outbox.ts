import type { Envelope, Guard } from '#contract/envelope.ts';
import { announceChange } from './changes.ts';
import { watched, withDb, type OutboxDb, type OutboxStore } from './db.ts';
import { readRow } from './migrate-row.ts';
import { ROW_VERSION, type Destination, type Submission } from './record.ts';
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
 * The same content under the same id is not written over what an attempt may be busy with, only
 * made due at once; other content becomes a new revision. Rejects when storage is refused, full or
 * silent.
 */
export async function put(submission: NewSubmission, now: number = Date.now()): Promise<void> {
  await withDb((db) =>
    inTransaction(db, 'strict', async (store) => {
      const there = readRow(await store.get(submission.envelope.submissionId));
      const row = there === null ? newRow(submission, now) : sentAgain(there, submission, now);
      if (row !== null) await store.put(row);
    }),
  );
  announceChange();
}

/** The row after Send was pressed again under an id that is known; null when it stays as it is. */
function sentAgain(there: Submission, submission: NewSubmission, now: number): Submission | null {
  const { envelope } = submission;
  if (there.revision < envelope.revision) return newRow(submission, now);
  if (there.envelope === null || there.state === 'unconfirmed') return null;
  if (there.envelope !== JSON.stringify(envelope)) {
    const revision = there.revision + 1;
    return newRow({ ...submission, envelope: { ...envelope, revision } }, now);
  }
  return there.state === 'sending' ? null : { ...there, state: 'pending', nextAttemptAt: 0 };
}

/** One submission, or null when there is none (or it can't be read). */
export async function get(id: string): Promise<Submission | null> {
  return withDb(async (db) => readRow(await watched(db.transaction('outbox')).store.get(id)));
}

/** Every submission, newest first. Rows that can't be read are set aside and never block the others. */
export async function list(): Promise<Submission[]> {
  const rows = await withDb(async (db) =>
    readable(db, await watched(db.transaction('outbox')).store.getAll()),
  );
  return rows.sort((a, b) => b.createdAt - a.createdAt);
}

/** Every submission in one of the waiting states, oldest first. */
export async function listWaiting(): Promise<Submission[]> {
  const rows = await withDb(async (db) => {
    const byState = watched(db.transaction('outbox')).store.index('byState');
    const values = await Promise.all(waitingStates.map((state) => byState.getAll(state)));
    return readable(db, values.flat());
  });
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
  const changed = await withDb((db) =>
    inTransaction(db, durability, async (store) => {
      const values = await Promise.all(ids.map((id) => store.get(id)));
      const written = values.flatMap((value) => {
        const row = readRow(value);
        return (row && change(row)) ?? [];
      });
      await Promise.all(written.map((row) => store.put(row)));
      return written;
    }),
  );
  if (changed.length > 0) announceChange();
  return changed;
}

/** Removes a submission by the visitor's own hand; gives back the row so that it can be undone. */
export async function remove(id: string): Promise<Submission | null> {
  const row = await get(id);
  await withDb((db) => inTransaction(db, 'strict', (store) => store.delete(id)));
  announceChange();
  return row;
}

/** Puts a removed row back as it was. */
export async function restore(row: Submission): Promise<void> {
  const back: Submission =
    row.state === 'sending' ? { ...row, state: 'pending', leaseUntil: 0 } : row;
  await withDb((db) => inTransaction(db, 'strict', (store) => store.put(back)));
  announceChange();
}

/** Work in one transaction, its value once that is complete; no rejection is left unheard. */
async function inTransaction<T>(
  db: OutboxDb,
  durability: IDBTransactionDurability,
  work: (store: OutboxStore) => Promise<T>,
): Promise<T> {
  const tx = watched(db.transaction('outbox', 'readwrite', { durability }));
  const [value] = await Promise.all([work(tx.store), tx.done]);
  return value;
}

async function readable(db: OutboxDb, values: readonly unknown[]): Promise<Submission[]> {
  const rows: Submission[] = [];
  for (const value of values) {
    const row = readRow(value);
    if (row) rows.push(row);
    else await setAside(db, value);
  }
  return rows;
}

async function setAside(db: OutboxDb, raw: unknown): Promise<void> {
  const id = typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : null;
  if (typeof id !== 'string') return;
  const tx = watched(db.transaction(['outbox', 'setAside'], 'readwrite', { durability: 'strict' }));
  await Promise.all([
    tx.objectStore('setAside').add({ raw, at: Date.now() }),
    tx.objectStore('outbox').delete(id),
    tx.done,
  ]);
}
