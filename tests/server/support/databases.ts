import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { onTestFinished } from 'vitest';

const cluster = process.env['TEST_DATABASE_URL'];

/** Whether the tests run on PostgreSQL (`npm run test:postgres`). */
export const onPostgres = cluster !== undefined;

/** A new database in the cluster of the tests, which goes when the test ends. */
export async function freshDatabase(): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await inCluster(`create database ${name}`);
  onTestFinished(() => inCluster(`drop database ${name} with (force)`));
  return urlOf(name);
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
