import { DatabaseSync } from 'node:sqlite';
import { z } from '#contract/zod.ts';
import { migrations, runMigration } from './migrations/all.ts';

const tableRow = z.object({ name: z.string() });
const columnRow = z.object({
  name: z.string(),
  type: z.enum(['TEXT', 'INTEGER']),
  notnull: z.int(),
  dflt_value: z.nullable(z.string()),
  pk: z.int(),
});

/**
 * The tables that the migrations make, as TypeScript for Kysely. `tables.ts` is this text, kept
 * current by a test.
 */
export function describeTables(): string {
  const database = new DatabaseSync(':memory:');
  for (const step of migrations) runMigration(database, step);
  const tables = z
    .array(tableRow)
    .parse(
      database
        .prepare(
          `SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'
           AND name NOT LIKE 'sqlite%' AND name NOT LIKE 'lead\\_search%' ESCAPE '\\' ORDER BY name`,
        )
        .all(),
    )
    .map(({ name }) => `  ${name}: {\n${columnsOf(database, name)}\n  };`);
  return `${HEAD}export type Tables = {\n${tables.join('\n')}\n};\n`;
}

const HEAD = `import type { Generated } from 'kysely';

/** Rows of both engines, written by \`node scripts/store-tables.ts\` from the migrations. */
`;

function columnsOf(database: DatabaseSync, table: string): string {
  const columns = z.array(columnRow).parse(database.prepare(`PRAGMA table_info(${table})`).all());
  const keys = columns.filter(({ pk }) => pk > 0).length;
  return columns
    .map(({ name, type, notnull, dflt_value, pk }) => {
      const plain = type === 'TEXT' ? 'string' : 'number';
      const numbered = pk === 1 && keys === 1 && type === 'INTEGER';
      const whole = notnull === 1 || pk > 0 ? plain : `${plain} | null`;
      return `    ${name}: ${numbered || dflt_value !== null ? `Generated<${whole}>` : whole};`;
    })
    .join('\n');
}
