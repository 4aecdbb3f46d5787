import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Store } from '#server/store/store.ts';
import { z } from '#contract/zod.ts';

const names = z.array(z.object({ name: z.string() }));
const rowTexts = z.array(z.object({ text: z.string() }));

/**
 * Where a word still is: in files of a data folder, read as raw bytes, or in rows of any table of
 * PostgreSQL, whose files belong to its operator.
 */
export async function placesOf(word: string, folder: string, store: Store): Promise<string[]> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => `${file} ${readFileSync(file, 'latin1')}`.includes(word));
  return store.sqlite === null ? [...files, ...(await rowsWith(word, store))] : files;
}

async function rowsWith(word: string, { db }: Store): Promise<string[]> {
  const { rows } = await sql`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const found: string[] = [];
  for (const { name } of names.parse(rows)) {
    const all = await sql`select row_to_json(t)::text as text from ${sql.table(name)} t`.execute(
      db,
    );
    if (rowTexts.parse(all.rows).some(({ text }) => text.includes(word))) found.push(name);
  }
  return found;
}
