import { openDatabase } from '../../store/sqlite/open.ts';

/**
 * Brings an unpacked database to the newest shape and ends its sessions: one that was ended after the
 * backup must not come back. Throws when a newer version made it.
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
