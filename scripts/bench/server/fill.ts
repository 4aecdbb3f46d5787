import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { Client } from 'pg';
import { z } from 'zod';
import type { Db } from '../../../server/store/engine.ts';
import { databaseFile } from '../../../server/store/sqlite/data-dir.ts';
import { openIdleDatabase } from '../../../server/transfer/idle-database.ts';
import { insertRows, type Row } from '../../../server/transfer/rows.ts';
import { movedTables, type Shape } from '../../../server/transfer/shape.ts';
import { rowsOf } from './leads.ts';

const BATCH = 500;

const numbersRow = z.object({ stored: z.int(), last: z.int() });

/** Stores leads until there are `size` of them, in a folder or database that no server uses. */
export async function fill(database: string, size: number): Promise<void> {
  const opened = await openIdleDatabase(database);
  const shapes = movedTables();
  const now = Date.now();
  try {
    await opened.inTransaction((db) =>
      opened.withoutTriggers(db, shapes, async () => {
        const { rows } = await sql`select cast(count(*) as integer) as stored,
          cast(coalesce(max(seq), 0) as integer) as last from leads`.execute(db);
        const { stored, last } = numbersRow.parse(rows[0]);
        const end = last + 1 + size - stored;
        for (let index = last + 1; index < end; index += BATCH) {
          await insertBatch(db, shapes, index, Math.min(end, index + BATCH), now);
        }
      }),
    );
  } finally {
    await opened.close();
  }
  if (/^postgres(ql)?:/.test(database)) await tidyPostgres(database);
  else tidySqlite(databaseFile(database));
}

/** Pages of the index of words that are merged at once. */
const MERGED = 1000;

/**
 * What SQLite does as leads come one by one, a little with each: merges the parts of the index of
 * words. Left over from a million at once, it would be done with those that are measured.
 */
function tidySqlite(file: string): void {
  const database = new DatabaseSync(file);
  const merge = database.prepare("INSERT INTO lead_search (lead_search, rank) VALUES ('merge', ?)");
  const changes = database.prepare('SELECT total_changes() AS count');
  const changed = () => Number(changes.get()?.['count']);
  // Less than two changes: there was nothing left to merge (sqlite.org/fts5.html, the 'merge' command).
  let before = NaN;
  do {
    before = changed();
    merge.run(MERGED);
  } while (changed() - before >= 2);
  database.close();
}

/** What PostgreSQL does by itself after a while: words into their index, figures for plans, pages to the disk. */
async function tidyPostgres(url: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  try {
    await client.query('VACUUM (ANALYZE)');
    await client.query('CHECKPOINT');
  } finally {
    await client.end();
  }
}

async function insertBatch(
  db: Db,
  shapes: readonly Shape[],
  from: number,
  to: number,
  now: number,
) {
  const rows = Array.from({ length: to - from }, (_, index) => rowsOf(from + index, now));
  await insertInto(
    db,
    shapes,
    'leads',
    rows.map(({ lead }) => lead),
  );
  await insertInto(
    db,
    shapes,
    'versions',
    rows.map(({ version }) => version),
  );
}

async function insertInto(db: Db, shapes: readonly Shape[], name: string, rows: Row[]) {
  const shape = shapes.find((one) => one.name === name);
  if (shape === undefined) throw new Error(`Table ${name} does not exist.`);
  await insertRows(db, shape, rows);
}
