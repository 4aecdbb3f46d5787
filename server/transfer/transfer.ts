import { sql } from 'kysely';
import type { Db } from '../store/engine.ts';
import type { IdleDatabase } from './idle-database.ts';
import { createSum, insertRows, piecesOf, sumOf, type Sum } from './rows.ts';
import { movedTables, type Shape } from './shape.ts';

/** A copied table with its row count and hash, the same in both databases. */
export type Moved = { table: string } & Sum;

/**
 * Copies every table from one database to another in one transaction, which commits only if every
 * table, read back, has the same content. Leaves the source unchanged. The target must be empty,
 * unless its rows are to be replaced.
 */
export async function transfer(
  from: IdleDatabase,
  to: IdleDatabase,
  { replace = false }: { replace?: boolean } = {},
): Promise<Moved[]> {
  const shapes = movedTables();
  return from.inTransaction((source) =>
    to.inTransaction(async (target) => {
      if (replace) await to.holdOff(target);
      else await refuseFull(target, shapes, to.name);
      const sums: Sum[] = [];
      await to.withoutTriggers(target, shapes, async () => {
        if (replace) await empty(target, shapes);
        for (const shape of shapes) sums.push(await copy(source, target, shape));
      });
      return Promise.all(shapes.map((shape, index) => compared(target, shape, sums[index])));
    }),
  );
}

/** Referencing tables first. */
async function empty(target: Db, shapes: readonly Shape[]): Promise<void> {
  for (const { name } of shapes.toReversed()) {
    await sql`delete from ${sql.table(name)}`.execute(target);
  }
}

/** A server that was started on the database has left settings, which are replaced. */
async function refuseFull(target: Db, shapes: readonly Shape[], name: string): Promise<void> {
  for (const { name: table } of shapes.filter((shape) => shape.name !== 'settings')) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(target);
    if (rows.length > 0)
      throw new Error(`${name} is not empty: table ${table} has rows. Use an empty database.`);
  }
  await target.deleteFrom('settings').execute();
}

async function copy(source: Db, target: Db, shape: Shape): Promise<Sum> {
  const sum = createSum(shape.columns);
  for await (const rows of piecesOf(source, shape)) {
    for (const row of rows) sum.add(row);
    await insertRows(target, shape, rows);
  }
  return sum.total();
}

async function compared(target: Db, shape: Shape, wanted: Sum | undefined): Promise<Moved> {
  const found = await sumOf(target, shape);
  if (found.rows !== wanted?.rows || found.hash !== wanted.hash) {
    throw new Error(`Table ${shape.name} differs after copying.`);
  }
  return { table: shape.name, ...found };
}
