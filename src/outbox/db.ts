import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import { onFreeze, thawed } from './freeze.ts';
import { STORAGE_LIMIT_MS, StorageTimeoutError, withTimeLimit } from './time-limit.ts';

export const DB_NAME = 'ashlar';
/** 1: the outbox by state. 2: also by due time, and a store for rows that can't be read. */
export const DB_VERSION = 2;

export type OutboxSchema = DBSchema & {
  /** Rows are `unknown` on purpose: whatever a store holds is parsed before it is believed. */
  outbox: {
    key: string;
    value: unknown;
    indexes: { byState: string; byDue: [string, number] };
  };
  setAside: { key: number; value: { raw: unknown; at: number } };
};

export type OutboxDb = IDBPDatabase<OutboxSchema>;
export type OutboxStore = IDBPObjectStore<OutboxSchema, ['outbox'], 'outbox', 'readwrite'>;

let opening: Promise<OutboxDb> | null = null;
let connection: OutboxDb | null = null;

/** What there is to a transaction that is under way. */
type InFlight = Pick<IDBTransaction, 'abort' | 'commit' | 'durability'> & {
  readonly done: Promise<void>;
};

const inFlight = new Set<InFlight>();

/** Has a transaction let go when the page is frozen. */
export function watched<Transaction extends InFlight>(transaction: Transaction): Transaction {
  const forget = () => inFlight.delete(transaction);
  inFlight.add(transaction);
  transaction.done.then(forget, forget);
  return transaction;
}

/** Before the page is frozen: what the visitor wrote is committed, all else can be done again. */
function letGo(): void {
  for (const transaction of inFlight) {
    try {
      if (transaction.durability === 'strict') transaction.commit();
      else transaction.abort();
    } catch {
      // It was over already.
    }
  }
  inFlight.clear();
  connection?.close();
  connection = null;
  opening = null;
}

onFreeze(letGo);

async function open(): Promise<OutboxDb> {
  const db = await openDB<OutboxSchema>(DB_NAME, DB_VERSION, {
    upgrade(db, oldVersion, _newVersion, transaction) {
      if (oldVersion < 1) {
        db.createObjectStore('outbox', { keyPath: 'id' }).createIndex('byState', 'state');
      }
      if (oldVersion < 2) {
        transaction.objectStore('outbox').createIndex('byDue', ['state', 'nextAttemptAt']);
        db.createObjectStore('setAside', { autoIncrement: true });
      }
    },
    // A newer version of the site wants to upgrade: never stand in its way.
    blocking(_current, _blocked, event) {
      if (event.target instanceof IDBDatabase) event.target.close();
      opening = null;
    },
    terminated() {
      opening = null;
    },
  });
  connection = db;
  return db;
}

function connect(): Promise<OutboxDb> {
  opening ??= open();
  const current = opening;
  current.catch(() => {
    if (opening === current) opening = null;
  });
  return current;
}

/** Closes the connection; whoever needs it next opens it again. */
export async function closeDb(): Promise<void> {
  const current = opening;
  opening = null;
  connection = null;
  if (current) (await current).close();
}

/** Errors that say the connection is gone (WebKit drops it in the background), not that the data is bad. */
const CONNECTION_LOST = new Set([
  'InvalidStateError',
  'AbortError',
  'UnknownError',
  'TransactionInactiveError',
]);

/**
 * Runs work on the database, within a time limit; reopens once when the connection was lost, in a
 * page that was frozen after its return.
 * The work must be safe to repeat. Rejects when storage is refused, full, blocked or silent.
 */
export async function withDb<T>(
  work: (db: OutboxDb) => Promise<T>,
  limitMs: number = STORAGE_LIMIT_MS,
): Promise<T> {
  const once = async () => {
    await thawed();
    return work(await connect());
  };
  try {
    return await withTimeLimit(once(), limitMs);
  } catch (error) {
    if (error instanceof StorageTimeoutError) {
      opening = null;
      throw error;
    }
    if (!(error instanceof DOMException) || !CONNECTION_LOST.has(error.name)) throw error;
    opening = null;
    return await withTimeLimit(once(), limitMs);
  }
}
