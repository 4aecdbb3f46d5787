import type { DatabaseSync } from 'node:sqlite';
import type { Store } from '#server/store/store.ts';

/** The embedded database of a store, for what a test must do behind the server's back. */
export function sqliteOf({ sqlite }: Pick<Store, 'sqlite'>): DatabaseSync {
  if (sqlite === null) throw new Error('this store is not on SQLite');
  return sqlite;
}
