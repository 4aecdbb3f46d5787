import { openDB, type IDBPDatabase } from 'idb';
import { STORAGE_LIMIT_MS } from '#outbox/core/db.ts';
import { withTimeLimit } from '#lib/time-limit.ts';

/** Separate from the outbox: neither version upgrades nor failures of one block the other. */
const DB_NAME = 'ashlar-drafts';
const STORE = 'drafts';

/** Runs in order of the calls, so that a forgotten draft does not come back. */
let last: Promise<unknown> = Promise.resolve();

/** Stores a draft in the database. Rejects when storage is refused, full or does not respond. */
export function keepInDatabase(draftKey: string, draft: unknown): Promise<void> {
  return inTurn(async (db) => void (await db.put(STORE, draft, draftKey)));
}

/** The unvalidated value under a key; undefined if there is none. */
export function keptInDatabase(draftKey: string): Promise<unknown> {
  return inTurn((db): Promise<unknown> => db.get(STORE, draftKey));
}

/** Deletes a draft from the database. */
export function forgetInDatabase(draftKey: string): Promise<void> {
  return inTurn((db) => db.delete(STORE, draftKey));
}

function inTurn<T>(work: (db: IDBPDatabase) => Promise<T>): Promise<T> {
  const mine = last
    .catch(() => undefined)
    .then(() => withTimeLimit(opened(work), STORAGE_LIMIT_MS));
  last = mine;
  return mine;
}

/** Opened for one operation and closed after it, so that a frozen or closed page blocks nothing. */
async function opened<T>(work: (db: IDBPDatabase) => Promise<T>): Promise<T> {
  const db = await openDB(DB_NAME, 1, { upgrade: (db) => void db.createObjectStore(STORE) });
  try {
    return await work(db);
  } finally {
    db.close();
  }
}
