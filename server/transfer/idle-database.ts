import { Kysely, sql } from 'kysely';
import { z } from '#contract/zod.ts';
import { photosInDatabase } from '../photos/database/storage.ts';
import { filesOnDisk } from '../photos/disk/storage.ts';
import type { PhotoFiles } from '../photos/storage.ts';
import type { Db } from '../store/engine.ts';
import { addressOf } from '../store/postgres/when-there.ts';
import { postgresDialect } from '../store/postgres/dialect.ts';
import { migrate, refuseOtherShape, waitForStarts } from '../store/postgres/migrate.ts';
import { recount as recountPostgres } from '../store/postgres/migrations/all.ts';
import { createPhotoBytes } from '../store/postgres/photo-bytes.ts';
import { openSqlite } from '../store/sqlite/engine.ts';
import { recount as recountSqlite } from '../store/sqlite/migrations/all.ts';
import type { Tables } from '../store/tables.ts';
import type { Shape } from './shape.ts';

/** Statement timeout in milliseconds: recounting a million leads takes a while. */
const STATEMENT_MS = 3_600_000;

/** A migrated database that nobody else uses. */
export type IdleDatabase = {
  /** Shown to the operator, without a password. */
  name: string;
  /** Photo files. */
  photos: PhotoFiles;
  /** Runs `work` in one transaction on a consistent snapshot. */
  inTransaction: <Result>(work: (db: Db) => Promise<Result>) => Promise<Result>;
  /** Disables the triggers, runs `work`, enables them again and recomputes what they maintain. */
  withoutTriggers: (db: Db, shapes: readonly Shape[], work: () => Promise<void>) => Promise<void>;
  /** Within a transaction: servers that start wait for its end. Throws if one is running. */
  holdOff: (db: Db) => Promise<void>;
  close: () => Promise<void>;
};

const countRow = z.object({ servers: z.int() });
const triggerRows = z.array(z.object({ name: z.string(), sql: z.string() }));

/** Whether a place is the URL of a PostgreSQL database, and not a folder. */
export const isPostgres = (place: string): boolean => /^postgres(?:ql)?:/.test(place);

/** Opens a folder or the database at a URL. Throws while a server uses it. */
export function openIdleDatabase(database: string): Promise<IdleDatabase> {
  return isPostgres(database) ? idlePostgres(database) : idleSqlite(database);
}

async function idleSqlite(folder: string): Promise<IdleDatabase> {
  const { db, close } = openSqlite(folder);
  return {
    name: folder,
    photos: filesOnDisk(folder, Date.now),
    inTransaction: (work) => db.transaction().execute(work),
    async withoutTriggers(trx, _shapes, work) {
      const found = await sql`select name, sql from sqlite_schema where type = 'trigger'`.execute(
        trx,
      );
      const triggers = triggerRows.parse(found.rows);
      for (const { name } of triggers) await sql`drop trigger ${sql.ref(name)}`.execute(trx);
      await work();
      for (const statement of statementsOf(recountSqlite)) await sql.raw(statement).execute(trx);
      await sql`insert into lead_search (lead_search) values ('rebuild')`.execute(trx);
      for (const trigger of triggers) await sql.raw(trigger.sql).execute(trx);
    },
    // The folder's lock already does this.
    holdOff: () => Promise.resolve(),
    close,
  };
}

/**
 * A PostgreSQL database that servers may go on using. Throws if its schema is not this version's.
 */
export async function openShared(url: string): Promise<IdleDatabase & { db: Db }> {
  const database = postgresOf(url);
  try {
    await refuseOtherShape(database.db, database.name);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function idlePostgres(url: string): Promise<IdleDatabase> {
  const database = postgresOf(url);
  try {
    await migrate(database.db);
    await refuseBusy(database.db, database.name);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

function postgresOf(url: string): IdleDatabase & { db: Db } {
  const dialect = postgresDialect(url, { size: 1, statementMs: STATEMENT_MS });
  const db = new Kysely<Tables>({ dialect });
  const name = addressOf(url);
  return {
    db,
    name,
    photos: photosInDatabase(createPhotoBytes(db), Date.now).files,
    inTransaction: (work) => db.transaction().setIsolationLevel('repeatable read').execute(work),
    async holdOff(trx) {
      await waitForStarts(trx);
      await refuseBusy(trx, name);
    },
    async withoutTriggers(trx, shapes, work) {
      const switchAll = async (how: 'disable' | 'enable') => {
        for (const shape of shapes) {
          await sql`alter table ${sql.table(shape.name)} ${sql.raw(how)} trigger user`.execute(trx);
        }
      };
      await switchAll('disable');
      await work();
      await sql.raw(recountPostgres).execute(trx);
      for (const { name: table, key, numbered } of shapes) {
        if (numbered) await continueNumbers(trx, table, key[0] ?? '');
      }
      await switchAll('enable');
    },
    close: () => db.destroy(),
  };
}

async function refuseBusy(db: Db, name: string): Promise<void> {
  const { rows } = await sql`select cast(count(*) as integer) as servers from pg_stat_activity
    where datname = current_database() and application_name = 'ashlar' and pid <> pg_backend_pid()`.execute(
    db,
  );
  if (countRow.parse(rows[0]).servers === 0) return;
  throw new Error(`Servers are using the database at ${name}. Stop them first.`);
}

async function continueNumbers(trx: Db, table: string, column: string): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(${table}, ${column}),
    (select coalesce(max(${sql.ref(column)}), 0) + 1 from ${sql.table(table)}), false)`.execute(
    trx,
  );
}

/** SQLite runs one statement at a time. */
function statementsOf(script: string): string[] {
  return script.split(';\n').filter((statement) => statement.trim() !== '');
}
