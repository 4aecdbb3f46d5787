import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrations } from './migrations.ts';

/**
 * Opens `ashlar.sqlite` in a folder, made if need be (readable by its owner only), and brings it to
 * the newest shape. Throws when the folder cannot be written or the file was made by a newer version.
 */
export function openDatabase(dataDir: string): DatabaseSync {
  const database = openFile(dataDir);
  // An answer promises that the lead is on the disk, not in the disk's cache.
  database.exec('PRAGMA synchronous = FULL');
  database.exec('PRAGMA foreign_keys = ON');
  // A deleted lead's bytes are overwritten, not only unlinked.
  database.exec('PRAGMA secure_delete = ON');
  migrate(database);
  return database;
}

function openFile(dataDir: string): DatabaseSync {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const database = new DatabaseSync(join(dataDir, 'ashlar.sqlite'), { timeout: 5000 });
    database.exec('PRAGMA journal_mode = WAL');
    return database;
  } catch (cause) {
    throw new Error(`DATA_DIR: given '${dataDir}', wanted a folder that can be written`, { cause });
  }
}

function migrate(database: DatabaseSync): void {
  const row = database.prepare('PRAGMA user_version').get();
  const version = Number(row?.['user_version'] ?? 0);
  if (version > migrations.length) {
    throw new Error(`The database has shape ${version}, newer than this server knows.`);
  }
  migrations.slice(version).forEach((step, index) => {
    transaction(database, () => {
      database.exec(step);
      database.exec(`PRAGMA user_version = ${version + index + 1}`);
    });
  });
}

/** Runs `work` in one transaction: all of it is on the disk when this returns, or nothing is. */
export function transaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // SQLite has already rolled back after some failures, such as a full disk.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
