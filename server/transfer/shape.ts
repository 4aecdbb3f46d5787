import { DatabaseSync } from 'node:sqlite';
import { z } from '#contract/zod.ts';
import { migrations, runMigration } from '../store/sqlite/migrations/all.ts';

/** A table as both engines have it. */
export type Shape = {
  name: string;
  columns: readonly string[];
  /** Columns of the primary key. */
  key: readonly string[];
  /** Whether the database numbers its rows. */
  numbered: boolean;
};

/** Maintained by triggers from the leads: recomputed, not copied. */
const DERIVED = ['lead_counts', 'rollups', 'stage_counts', 'funnel', 'first_contacts'];

const nameRows = z.array(z.object({ name: z.string() }));
const columnRows = z.array(z.object({ name: z.string(), type: z.string(), pk: z.int() }));
const referenceRows = z.array(z.object({ table: z.string() }));

/** All tables to copy, each after those it references; from the migrations. */
export function movedTables(): Shape[] {
  const database = new DatabaseSync(':memory:');
  for (const step of migrations) runMigration(database, step);
  const names = nameRows
    .parse(
      database
        .prepare(
          `SELECT name FROM pragma_table_list
           WHERE type = 'table' AND schema = 'main' AND name NOT LIKE 'sqlite%' ORDER BY name`,
        )
        .all(),
    )
    .map(({ name }) => name)
    .filter((name) => !DERIVED.includes(name));
  const ordered: string[] = [];
  const add = (name: string): void => {
    if (ordered.includes(name)) return;
    for (const { table } of referencesOf(database, name)) if (table !== name) add(table);
    ordered.push(name);
  };
  names.forEach(add);
  return ordered.map((name) => shapeOf(database, name));
}

function referencesOf(database: DatabaseSync, table: string) {
  return referenceRows.parse(database.prepare(`PRAGMA foreign_key_list(${table})`).all());
}

function shapeOf(database: DatabaseSync, name: string): Shape {
  const columns = columnRows.parse(database.prepare(`PRAGMA table_info(${name})`).all());
  const key = columns.filter(({ pk }) => pk > 0).sort((left, right) => left.pk - right.pk);
  return {
    name,
    columns: columns.map((column) => column.name),
    key: key.map((column) => column.name),
    numbered: key.length === 1 && key[0]?.type === 'INTEGER',
  };
}
