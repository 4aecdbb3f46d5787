import { openDatabase } from '../../store/sqlite/open.ts';

/**
 * Migrates an unpacked database and ends its sessions: one that ended after the backup must not
 * come back. Throws if a newer version made it.
 */
export function readyDatabase(folder: string): void {
  const database = openDatabase(folder);
  try {
    database.exec('DELETE FROM sessions');
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    database.close();
  }
}
