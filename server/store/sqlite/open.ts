import { DatabaseSync } from 'node:sqlite';
import { isDamage } from './damage.ts';
import { databaseFile } from './data-dir.ts';
import { migrations, runMigration } from './migrations/all.ts';

/**
 * Opens a folder's database and runs the missing migrations. Throws an explanatory error if the
 * file is damaged or not a database, or was migrated by a newer version.
 */
export function openDatabase(dataDir: string): DatabaseSync {
  const file = databaseFile(dataDir);
  // Waiting for another program's lock happens outside of SQLite, where it blocks nothing else.
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('PRAGMA journal_mode = WAL');
    // An acknowledged lead must be on the disk, not in the disk's cache.
    database.exec('PRAGMA synchronous = FULL');
    database.exec('PRAGMA foreign_keys = ON');
    // Overwrites a deleted lead's bytes instead of only unlinking them.
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
      runMigration(database, step);
      database.exec(`PRAGMA user_version = ${version + index + 1}`);
      database.exec('COMMIT');
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  });
}
