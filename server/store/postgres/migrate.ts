import { sql } from 'kysely';
import { z } from '#contract/zod.ts';
import type { Db, Trx } from '../engine.ts';
import { inTransaction } from '../transaction.ts';
import { migrations } from './migrations/all.ts';

/** Advisory lock of migrations: any number, as long as it never changes. */
const LOCK = 2_026_103;

const foundRow = z.object({ found: z.boolean() });
const versionRow = z.object({ version: z.int() });

/** The database was migrated by a newer version of the server. */
export class NewerDatabaseError extends Error {}

/** Runs the missing migrations, each in a transaction, one server at a time. */
export async function migrate(db: Db): Promise<void> {
  while (await inTransaction(db, nextStep));
}

/** No server starts on the database until the transaction ends. */
export async function waitForStarts(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
}

/** Throws unless the schema is this version's; changes nothing. */
export async function refuseOtherShape(db: Db, name: string): Promise<void> {
  const there = await sql`select to_regclass('schema_steps') is not null as found`.execute(db);
  const version = foundRow.parse(there.rows[0]).found ? await shapeOf(db) : 0;
  if (version === migrations.length) return;
  if (version === 0) {
    throw new Error(
      `The database at ${name} has no tables of this server. Name the server's database, or start the server once.`,
    );
  }
  throw new Error(
    `The database at ${name} has schema version ${version}, but this server needs ${migrations.length}. Use the server version that runs on it.`,
  );
}

async function shapeOf(db: Db): Promise<number> {
  const { rows } = await sql`select coalesce(max(step), 0) as version from schema_steps`.execute(
    db,
  );
  return versionRow.parse(rows[0]).version;
}

/** Runs one migration; false if none is left. */
async function nextStep(trx: Trx): Promise<boolean> {
  await waitForStarts(trx);
  await sql`create table if not exists schema_steps (step integer primary key)`.execute(trx);
  const version = await shapeOf(trx);
  if (version > migrations.length) {
    throw new NewerDatabaseError(
      `The database has schema version ${version}, newer than this server supports. Update the server.`,
    );
  }
  const step = migrations[version];
  if (step === undefined) return false;
  if (typeof step === 'string') await sql.raw(step).execute(trx);
  else await step(trx);
  await sql`insert into schema_steps values (${version + 1})`.execute(trx);
  return true;
}
