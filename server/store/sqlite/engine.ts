import { Kysely } from 'kysely';
import type { Engine } from '../engine.ts';
import type { Tables } from '../tables.ts';
import { aloneOn } from './coordination.ts';
import { databaseFile, prepareDataDir } from './data-dir.ts';
import { sqliteDialect } from './dialect.ts';
import { lockDataDir } from './lock.ts';
import { openDatabase } from './open.ts';
import { createReadiness } from './readiness.ts';
import { verifyDatabase } from './verify.ts';
import { createWalTruncation } from './wal.ts';

/** The embedded database in a folder that no other server uses. */
export function openSqlite(dataDir: string): Engine {
  const warning = prepareDataDir(dataDir);
  const lock = lockDataDir(dataDir);
  try {
    return { warning, ...engineOf(dataDir, lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function engineOf(dataDir: string, release: () => void): Omit<Engine, 'warning'> {
  const file = databaseFile(dataDir);
  const sqlite = openDatabase(dataDir);
  const db = new Kysely<Tables>({ dialect: sqliteDialect(sqlite) });
  const readiness = createReadiness(db, file);
  const wal = createWalTruncation(sqlite);
  return {
    ...aloneOn(db),
    db,
    sqlite,
    sharedCounts: null,
    photoBytes: null,
    readFrom: { kind: 'sqlite', file },
    afterErasing: wal.start,
    ready: readiness.check,
    async open(): Promise<void> {
      // An earlier run may have been killed before an erased lead left the log.
      wal.start();
    },
    async verify(): Promise<string | null> {
      const damage = await verifyDatabase(file);
      if (damage !== null) readiness.setDamaged(damage);
      return damage;
    },
    async close(): Promise<void> {
      wal.stop();
      await db.destroy();
      if (sqlite.isOpen) sqlite.close();
      release();
    },
  };
}
