import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { onTestFinished } from 'vitest';
import { connectPostgres } from '#server/store/postgres/engine.ts';
import { databaseFile } from '#server/store/sqlite/data-dir.ts';
import { openStore } from '#server/store/store.ts';

const cluster = process.env['TEST_DATABASE_URL'];

/** Whether the tests run on PostgreSQL (`npm run test:postgres`). */
export const onPostgres = cluster !== undefined;

const newName = () => `test_${randomBytes(8).toString('hex')}`;

/**
 * A new database in the cluster of the tests, which goes when the test ends: empty, or a copy of
 * another.
 */
export async function freshDatabase(template?: string): Promise<string> {
  const name = newName();
  // Copied as files: page by page through the log it takes three times the processor.
  const copied = template === undefined ? '' : ` template ${template} strategy file_copy`;
  await inCluster(`create database ${name}${copied}`);
  onTestFinished(() => inCluster(`drop database ${name} with (force)`));
  return urlOf(name);
}

let migratedOne: Promise<string> | null = null;

/** A new database with the tables of a server: they are made once and copied. */
export async function migratedDatabase(): Promise<string> {
  migratedOne ??= (async () => {
    const name = newName();
    await inCluster(`create database ${name}`);
    const engine = connectPostgres(urlOf(name), 1);
    await engine.open(() => undefined);
    await engine.close();
    return name;
  })();
  return freshDatabase(await migratedOne);
}

let migratedFolder: Promise<string> | null = null;

/** The same on SQLite, in a folder that has no database. */
export async function putMigrated(folder: string): Promise<void> {
  if (!existsSync(folder) || existsSync(databaseFile(folder))) return;
  migratedFolder ??= (async () => {
    const own = mkdtempSync(join(tmpdir(), 'site-migrated-'));
    process.once('exit', () => rmSync(own, { recursive: true, force: true }));
    await (await openStore(own)).close();
    return own;
  })();
  copyFileSync(databaseFile(await migratedFolder), databaseFile(folder));
}

/** Runs one statement in the cluster's first database. */
export async function inCluster(statement: string, url = urlOf('postgres')): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

function urlOf(database: string): string {
  if (cluster === undefined) throw new Error('the tests have no PostgreSQL');
  const url = new URL(cluster);
  url.pathname = `/${database}`;
  return url.href;
}
