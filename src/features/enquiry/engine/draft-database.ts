import { openDB, type IDBPDatabase } from 'idb';
import { STORAGE_LIMIT_MS } from '#outbox/db.ts';
import { withTimeLimit } from '#lib/time-limit.ts';

/** Apart from the outbox: neither's version, nor trouble with it, stops the other. */
const DB_NAME = 'ashlar-drafts';
const STORE = 'drafts';

/** In the order in which they were asked for, so that nothing forgotten comes back. */
let last: Promise<unknown> = Promise.resolve();

/** Keeps a draft in the database. Rejects when storage is refused, full or silent. */
export function keepInDatabase(draftKey: string, draft: unknown): Promise<void> {
  return inTurn(async (db) => void (await db.put(STORE, draft, draftKey)));
}

/** What the database holds under a key, to be checked; undefined when that is nothing. */
export function keptInDatabase(draftKey: string): Promise<unknown> {
  return inTurn((db): Promise<unknown> => db.get(STORE, draftKey));
}

/** Forgets a draft in the database. */
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

/** Opened for one piece of work and closed after it: a page that is frozen or left holds nothing up. */
async function opened<T>(work: (db: IDBPDatabase) => Promise<T>): Promise<T> {
  const db = await openDB(DB_NAME, 1, { upgrade: (db) => void db.createObjectStore(STORE) });
  try {
    return await work(db);
  } finally {
    db.close();
  }
}
