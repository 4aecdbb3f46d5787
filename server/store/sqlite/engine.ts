import type { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { z } from '#contract/zod.ts';
import type { Engine } from '../engine.ts';
import type { Tables } from '../tables.ts';
import { aloneOn } from './coordination.ts';
import { databaseFile, prepareDataDir } from './data-dir.ts';
import { sqliteDialect } from './dialect.ts';
import { lockDataDir } from './lock.ts';
import { openDatabase } from './open.ts';
import { createReadiness } from './readiness.ts';
import { verifyDatabase } from './verify.ts';

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

const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 30_000;

const checkpointRow = z.object({ busy: z.int() });

/**
 * Truncates the write-ahead log, which still contains an erased lead, as soon as no reader needs
 * it.
 */
export function createWalTruncation(database: DatabaseSync) {
  let timer: NodeJS.Timeout | undefined;

  function attempt(delay: number): void {
    clearTimeout(timer);
    if (!database.isOpen || truncated(database)) return;
    timer = setTimeout(() => attempt(Math.min(2 * delay, LONGEST_RETRY_MS)), delay);
    timer.unref();
  }

  return {
    /** Truncates the log now, or retries later until it is empty. */
    start: (): void => attempt(FIRST_RETRY_MS),
    stop: (): void => clearTimeout(timer),
  };
}

function truncated(database: DatabaseSync): boolean {
  try {
    const row = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
    return checkpointRow.parse(row).busy === 0;
  } catch {
    // A transaction of this server is in progress.
    return false;
  }
}
