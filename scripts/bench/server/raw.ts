import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { newLead } from '../../faults/server/ledger.ts';
import { timesOf, type Load } from './load.ts';

const TABLE = 'CREATE TABLE raw (id TEXT PRIMARY KEY, envelope TEXT NOT NULL)';
const INSERT = 'INSERT INTO raw (id, envelope) VALUES';

/** The engine's own limit: the same bytes into one table, a transaction each, on the disk each. */
export async function rawSqlite(folder: string, signal: AbortSignal): Promise<Load> {
  const database = new DatabaseSync(join(folder, 'raw.sqlite'));
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; ${TABLE}`);
  const insert = database.prepare(`${INSERT} (?, ?)`);
  const load = await insertUntil(1, signal, ({ id, body }) => {
    insert.run(id, body);
    // The signal has to be heard.
    return new Promise(setImmediate);
  });
  database.close();
  return load;
}

/** The same on PostgreSQL, from as many connections as senders. */
export async function rawPostgres(
  url: string,
  senders: number,
  signal: AbortSignal,
): Promise<Load> {
  const clients = Array.from({ length: senders }, () => new Client(url));
  await Promise.all(clients.map((client) => client.connect()));
  await clients[0]?.query(TABLE);
  const load = await insertUntil(senders, signal, async ({ id, body }, index) => {
    const text = `${INSERT} ($1, $2)`;
    await clients[index]?.query({ name: 'insert', text, values: [id, body] });
  });
  await Promise.all(clients.map((client) => client.end()));
  return load;
}

type Insert = (lead: ReturnType<typeof newLead>, index: number) => Promise<unknown>;

async function insertUntil(senders: number, signal: AbortSignal, insert: Insert): Promise<Load> {
  const times: number[] = [];
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: senders }, async (_, index) => {
      while (!signal.aborted) {
        const before = performance.now();
        await insert(newLead(), index);
        times.push(performance.now() - before);
      }
    }),
  );
  const perSecond = (times.length * 1000) / (performance.now() - startedAt);
  return { ...timesOf(times), perSecond, failed: 0 };
}
