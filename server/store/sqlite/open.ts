import { DatabaseSync } from 'node:sqlite';
import { isDamage } from './damage.ts';
import { databaseFile } from './data-dir.ts';
import { migrations } from './migrations/all.ts';

/**
 * Opens the database of a folder and brings it to the newest shape. Throws an error that says so when
 * the file is no database or damaged, or was made by a newer version.
 */
export function openDatabase(dataDir: string): DatabaseSync {
  const file = databaseFile(dataDir);
  // Whoever meets another program's lock waits outside of SQLite, where nothing else stands still.
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('PRAGMA journal_mode = WAL');
    // An answer promises that the lead is on the disk, not in the disk's cache.
    database.exec('PRAGMA synchronous = FULL');
    database.exec('PRAGMA foreign_keys = ON');
    // A deleted lead's bytes are overwritten, not only unlinked.
    database.exec('PRAGMA secure_delete = ON');
    migrate(database);
    return database;
  } catch (cause) {
    database.close();
    throw isDamage(cause) ? damaged(file, cause) : cause;
  }
}

function damaged(file: string, cause: unknown): Error {
  const told = cause instanceof Error ? cause.message : 'unreadable';
  return new Error(
    `The database '${file}' is damaged (${told}). Restore a backup, or move the file away to start with an empty database.`,
    { cause },
  );
}

function migrate(database: DatabaseSync): void {
  const row = database.prepare('PRAGMA user_version').get();
  const version = Number(row?.['user_version'] ?? 0);
  if (version > migrations.length) {
    throw new Error(
      `The database has schema version ${version}, newer than this server supports. Update the server.`,
    );
  }
  migrations.slice(version).forEach((step, index) => {
    database.exec('BEGIN IMMEDIATE');
    try {
      step(database);
      database.exec(`PRAGMA user_version = ${version + index + 1}`);
      database.exec('COMMIT');
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  });
}
