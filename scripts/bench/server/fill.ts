import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../server/store/engine.ts';
import { openPlace } from '../../../server/transfer/place.ts';
import { insertRows, type Row } from '../../../server/transfer/rows.ts';
import { movedTables, type Shape } from '../../../server/transfer/shape.ts';
import { rowsOf } from './leads.ts';

const BATCH = 500;

const numbersRow = z.object({ stored: z.int(), last: z.int() });

/** Stores leads until there are `size` of them, in a folder or database that no server uses. */
export async function fill(place: string, size: number): Promise<void> {
  const opened = await openPlace(place);
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
  if (shape === undefined) throw new Error(`there is no table ${name}`);
  await insertRows(db, shape, rows);
}
