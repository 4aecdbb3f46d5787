import {
  openDB,
  type DBSchema,
  type IDBPDatabase,
  type IDBPTransaction,
  type StoreNames,
} from 'idb';
import { TimeLimitError, withTimeLimit } from '#lib/time-limit.ts';
import { onFreeze, untilResumed } from './freeze.ts';

/**
 * How long one storage call may take, in milliseconds: in WebKit a write can hang for the whole session.
 */
export const STORAGE_LIMIT_MS = 4_000;

/**
 * Named after the software, not the firm: renaming the firm must not orphan leads waiting on
 * phones.
 */
export const DB_NAME = 'ashlar';

/**
 * 1: the outbox by state. 2: also by due time, and a store for unreadable rows. 3: photos, with
 * their bytes in a separate store.
 */
export const DB_VERSION = 3;

type OutboxSchema = DBSchema & {
  /** Rows are `unknown` on purpose: whatever a store holds is parsed before it is used. */
  outbox: {
    key: string;
    value: unknown;
    indexes: { byState: string; byDue: [string, number] };
  };
  setAside: { key: number; value: { raw: unknown; at: number } };
  photos: { key: string; value: unknown };
  /** ArrayBuffers, never Blobs: WebKit has lost and corrupted Blobs in its databases. */
  photoBytes: { key: string; value: unknown };
};

type OutboxDb = IDBPDatabase<OutboxSchema>;

const STORES: StoreNames<OutboxSchema>[] = ['outbox', 'setAside', 'photos', 'photoBytes'];

/** A transaction over all stores. */
export type ReadTransaction = IDBPTransaction<OutboxSchema, StoreNames<OutboxSchema>[], 'readonly'>;

export type WriteTransaction = IDBPTransaction<
  OutboxSchema,
  StoreNames<OutboxSchema>[],
  'readwrite'
>;

let opening: Promise<OutboxDb> | null = null;

let connection: OutboxDb | null = null;

/** What is needed of an open transaction. */
type InFlight = Pick<IDBTransaction, 'abort' | 'commit' | 'durability'> & {
  readonly done: Promise<void>;
};

const inFlight = new Set<InFlight>();

/** The result of the work once its transaction is complete. Leaves no unhandled rejection. */
async function completed<Transaction extends InFlight, T>(
  transaction: Transaction,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const forget = () => inFlight.delete(transaction);
  inFlight.add(transaction);
  transaction.done.then(forget, forget);
  const [value] = await Promise.all([whole(transaction, work), transaction.done]);
  return value;
}

/** Aborts the transaction when the work fails, so that nothing is half written. */
async function whole<Transaction extends InFlight, T>(
  transaction: Transaction,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  try {
    return await work(transaction);
  } catch (error) {
    abort(transaction);
    throw error;
  }
}

function abort(transaction: InFlight): void {
  try {
    transaction.abort();
  } catch {
    // Already finished.
  }
}

/** Reads in one transaction. Rejects when storage is refused, blocked or does not respond. */
export function read<T>(work: (transaction: ReadTransaction) => Promise<T>): Promise<T> {
  return withDb((db) => completed(db.transaction(STORES), work));
}

/**
 * Reads and writes in one transaction; resolves once it is complete. 'strict': flushed to disk by
 * then, and committed rather than aborted when the page is frozen. The work must be safe to repeat.
 * Rejects when storage is refused, full, blocked or does not respond.
 */
export function write<T>(
  durability: IDBTransactionDurability,
  work: (transaction: WriteTransaction) => Promise<T>,
): Promise<T> {
  return withDb((db) => completed(db.transaction(STORES, 'readwrite', { durability }), work));
}

/**
 * Runs before the page is frozen: commits what the visitor wrote and aborts the rest, which can be
 * repeated.
 */
function releaseConnection(): void {
  for (const transaction of inFlight) {
    try {
      if (transaction.durability === 'strict') transaction.commit();
      else transaction.abort();
    } catch {
      // Already finished.
    }
  }
  inFlight.clear();
  connection?.close();
  connection = null;
  opening = null;
}

onFreeze(releaseConnection);

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
      if (oldVersion < 3) {
        db.createObjectStore('photos', { keyPath: 'id' });
        db.createObjectStore('photoBytes');
      }
    },
    // A newer version of the site wants to upgrade: never block it.
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

/** Closes the connection; the next call opens a new one. */
export async function closeDb(): Promise<void> {
  const current = opening;
  opening = null;
  connection = null;
  if (current) (await current).close();
}

/** Whether a write failed because storage is full. */
export function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

/**
 * Errors that mean the connection is gone (WebKit drops it in the background), not that the data is
 * bad.
 */
const CONNECTION_LOST = new Set([
  'InvalidStateError',
  'AbortError',
  'UnknownError',
  'TransactionInactiveError',
]);

/**
 * Runs work on the database within a time limit; reconnects once when the connection was lost. In a
 * page that was frozen, waits for its return. The work must be safe to repeat. Rejects when storage
 * is refused, full, blocked or does not respond.
 */
export async function withDb<T>(
  work: (db: OutboxDb) => Promise<T>,
  limitMs: number = STORAGE_LIMIT_MS,
): Promise<T> {
  const once = async () => {
    await untilResumed();
    return work(await connect());
  };
  try {
    return await withTimeLimit(once(), limitMs);
  } catch (error) {
    if (error instanceof TimeLimitError) {
      opening = null;
      throw error;
    }
    if (!(error instanceof DOMException) || !CONNECTION_LOST.has(error.name)) throw error;
    opening = null;
    return await withTimeLimit(once(), limitMs);
  }
}
