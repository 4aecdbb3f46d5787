import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import type { Db, Finding } from '../engine.ts';
import type { ReadFrom } from './protocol.ts';

/** Statement timeout of the owner's reads in PostgreSQL, in milliseconds. */
const STATEMENT_MS = 30_000;

/** The reading process's own, read-only connection. */
export async function connectReader(from: ReadFrom): Promise<{ db: Db; finding: Finding }> {
  // Loads only what this engine needs: the owner waits for it.
  if (from.kind === 'sqlite') {
    const { sqliteDialect } = await import('../sqlite/dialect.ts');
    const { finding } = await import('../sqlite/search.ts');
    const database = new DatabaseSync(from.file, { readOnly: true });
    return { db: new Kysely({ dialect: sqliteDialect(database) }), finding };
  }
  const { postgresDialect } = await import('../postgres/dialect.ts');
  const { finding } = await import('../postgres/find-seqs.ts');
  const options = { size: 2, statementMs: STATEMENT_MS, readOnly: true };
  return { db: new Kysely({ dialect: postgresDialect(from.url, options) }), finding };
}
