import { statSync } from 'node:fs';
import { open, statfs } from 'node:fs/promises';
import { limits } from '#contract/limits.ts';
import type { Db, Trx } from '../engine.ts';
import { StorageError } from '../storage-error.ts';
import { inTransaction } from '../transaction.ts';

/** One result serves all callers for this long, so that checking costs the disk nothing. */
const CACHE_MS = 2000;
/** The first bytes of every database file (SQLite file format, 1.3). */
const MAGIC = 'SQLite format 3\0';
/** With less free space the next few leads may not fit, though a small row still does. */
const LEAST_FREE_BYTES = 16 * limits.bodyMaxBytes;

/** Checks whether a lead could be stored now. Create it right after opening the database. */
export function createReadiness(db: Db, file: string) {
  // The path may later name another file than the open one.
  const opened = [file, `${file}-wal`].map((path) => ({ path, inode: inodeOf(path) }));
  let damage: string | null = null;
  let last: { at: number; result: Promise<void> } | null = null;

  async function check(): Promise<void> {
    if (damage !== null) throw new StorageError(`The database is damaged: ${damage}`);
    const gone = opened.find(({ path, inode }) => inodeOf(path) !== inode);
    if (gone)
      throw new StorageError(`'${gone.path}' was moved or replaced while the server was running.`);
    if (!(await beginsAsDatabase(file)))
      throw new StorageError(`'${file}' is not an SQLite database.`);
    const { bavail, bsize } = await statfs(file);
    if (bavail * bsize < LEAST_FREE_BYTES) throw new StorageError('The disk is full.');
    await inTransaction(db, writeRow);
  }

  return {
    /** Rejects unless a row can be committed to the file at the path. */
    check(): Promise<void> {
      const now = performance.now();
      if (last === null || now - last.at > CACHE_MS) last = { at: now, result: check() };
      return last.result;
    },
    /** Marks the server as not ready after verification found damage. */
    setDamaged(told: string): void {
      damage = told;
      last = null;
    },
  };
}

/** Writes a row; also allocates and frees space for a large lead. */
async function writeRow(trx: Trx): Promise<void> {
  const room = { key: 'room', value: ' '.repeat(limits.bodyMaxBytes) };
  await trx.insertInto('settings').values(room).execute();
  await trx.deleteFrom('settings').where('key', '=', room.key).execute();
  const row = { key: 'ready_at', value: new Date().toISOString() };
  await trx
    .insertInto('settings')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: row.value }))
    .execute();
}

/** An overwritten file shows in its first bytes, long before SQLite reads them again. */
async function beginsAsDatabase(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
    return buffer.toString('latin1') === MAGIC;
  } finally {
    await handle.close();
  }
}

function inodeOf(path: string): string | null {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stats === undefined ? null : `${stats.dev}:${stats.ino}`;
}
