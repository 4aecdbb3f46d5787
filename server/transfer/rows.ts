import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { z } from '#contract/zod.ts';
import type { Db } from '../store/engine.ts';
import type { Shape } from './shape.ts';

/** Rows in memory at a time. */
const BATCH = 500;

const valueSchema = z.union([z.string(), z.number(), z.null()]);
const rowsSchema = z.array(z.record(z.string(), valueSchema));

export type Row = z.infer<typeof rowsSchema>[number];

/** Row count and hash of a table. */
export type Sum = { rows: number; hash: string };

/** All rows of a table in key order, in batches. */
export async function* piecesOf(db: Db, shape: Shape): AsyncGenerator<Row[], void, undefined> {
  let last: Row | undefined;
  for (;;) {
    const rows: Row[] = rowsSchema.parse((await nextRows(shape, last).execute(db)).rows);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1);
  }
}

function nextRows({ name, columns, key }: Shape, last: Row | undefined) {
  const keyColumns = sql.join(key.map((column) => sql.ref(column)));
  const beyond = last && sql.join(key.map((column) => sql`${last[column]}`));
  return sql`select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)}
    where ${beyond === undefined ? sql`true` : sql`(${keyColumns}) > (${beyond})`}
    order by ${keyColumns} limit ${sql.lit(BATCH)}`;
}

/** Inserts rows that the table does not have yet. */
export async function insertRows(db: Db, { name, columns }: Shape, rows: Row[]): Promise<void> {
  const values = rows.map(
    (row) => sql`(${sql.join(columns.map((column) => sql`${row[column]}`))})`,
  );
  await sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}`.execute(db);
}

/**
 * Counts rows and sums their SHA-256: independent of order, since the engines sort text
 * differently.
 */
export function createSum(columns: readonly string[]) {
  let rows = 0;
  let hash = 0n;
  return {
    add(row: Row): void {
      const text = JSON.stringify(columns.map((column) => row[column]));
      rows += 1;
      hash += BigInt(`0x${createHash('sha256').update(text).digest('hex')}`);
    },
    total: (): Sum => ({ rows, hash: BigInt.asUintN(256, hash).toString(16).padStart(64, '0') }),
  };
}

/** Row count and hash of a table, read back from the start. */
export async function sumOf(db: Db, shape: Shape): Promise<Sum> {
  const sum = createSum(shape.columns);
  for await (const rows of piecesOf(db, shape)) for (const row of rows) sum.add(row);
  return sum.total();
}
