import type { DatabaseSync } from 'node:sqlite';
import { businessDay } from '#content/business-time.ts';
import { openDatabase } from '../../store/sqlite/open.ts';
import type { Manifest } from '../backup/manifest.ts';
import { keepSince, type Since } from '../erased-since.ts';

type Restoring = { manifest: Manifest; since: readonly Since[]; now: () => number };

/**
 * Migrates an unpacked database and ends its sessions: one that ended after the backup must not
 * come back, nor what was erased since. Throws if a newer version made it.
 */
export async function readyDatabase(
  folder: string,
  { manifest, since, now }: Restoring,
): Promise<void> {
  const database = openDatabase(folder);
  try {
    database.exec('DELETE FROM sessions');
    for (const one of since) await keepSince(folder, database, one);
    noteRestore(database, manifest, now());
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    database.close();
  }
}

/** In the audit log: who restores has access to the machine, not a name. */
function noteRestore(database: DatabaseSync, { begunAt }: Manifest, at: number): void {
  database
    .prepare(
      `INSERT INTO audit (at, day, actor, network, kind, subject, old_value, new_value)
       VALUES (?, ?, '', '', 'backup', 'restored', '', ?)`,
    )
    .run(new Date(at).toISOString(), businessDay(at), begunAt);
}
