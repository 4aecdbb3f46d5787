import { Kysely } from 'kysely';
import type { Engine } from '../engine.ts';
import type { Tables } from '../tables.ts';
import { inTransaction } from '../transaction.ts';
import { amongServers } from './coordination.ts';
import { postgresDialect } from './dialect.ts';
import { createListener } from './listen.ts';
import { migrate } from './migrate.ts';
import { createPhotoBytes } from './photo-bytes.ts';
import { sharedWindows, sharedWrongPasswords } from './shared-counts.ts';
import { whenThere } from './when-there.ts';

/** Statement timeout of a request, in milliseconds. */
const STATEMENT_MS = 5_000;
/** Statement timeout of a migration, which changes many rows or waits for another server's. */
const MIGRATION_MS = 3_600_000;
const READY_CACHE_MS = 2_000;

/** With a connection of its own and a longer timeout than requests. */
async function migrateAlone(url: string): Promise<void> {
  const db = new Kysely<Tables>({
    dialect: postgresDialect(url, { size: 1, statementMs: MIGRATION_MS }),
  });
  await migrate(db).finally(() => db.destroy());
}

/** A PostgreSQL database, which several servers may use. */
export function connectPostgres(url: string, poolSize: number): Engine {
  const dialect = postgresDialect(url, { size: poolSize, statementMs: STATEMENT_MS });
  const db = new Kysely<Tables>({ dialect });
  const listener = createListener(url);
  let closed = false;
  let last: { at: number; result: Promise<void> } | null = null;

  async function writeRow(): Promise<void> {
    const row = { key: 'ready_at', value: new Date().toISOString() };
    await inTransaction(db, (trx) =>
      trx
        .insertInto('settings')
        .values(row)
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: row.value }))
        .execute(),
    );
  }

  return {
    ...amongServers(db),
    db,
    sqlite: null,
    sharedCounts: { windows: sharedWindows(db), wrongPasswords: sharedWrongPasswords(db) },
    photoBytes: createPhotoBytes(db),
    warning: null,
    readFrom: { kind: 'postgres', url },
    onAnnounced: listener.onAnnounced,
    onEvent: listener.onEvent,
    async open(tell): Promise<void> {
      await whenThere(
        url,
        tell,
        () => closed,
        () => migrateAlone(url),
      );
      await listener.start();
    },
    // PostgreSQL's own log and files are its operator's responsibility.
    afterErasing: () => undefined,
    ready(): Promise<void> {
      const now = performance.now();
      if (last === null || now - last.at > READY_CACHE_MS) last = { at: now, result: writeRow() };
      return last.result;
    },
    verify: () => Promise.resolve(null),
    async close(): Promise<void> {
      closed = true;
      await listener.stop();
      await db.destroy();
    },
  };
}
