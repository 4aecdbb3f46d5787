import { access } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { z } from '#contract/zod.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../store/engine.ts';
import { connectReader } from '../../store/reads/connect.ts';
import { databaseFile } from '../../store/sqlite/data-dir.ts';
import { migrations } from '../../store/sqlite/migrations/all.ts';
import { verifyDatabase } from '../../store/sqlite/verify.ts';
import { error, type Finding } from './finding.ts';

const versionRow = z.object({ user_version: z.int() });

/** An open database, or why it cannot be opened; both null before the first start. */
export type Opened = { readonly db: Db | null; readonly findings: readonly Finding[] };

/** Opens the installation's database read-only, whether or not a server is running. */
export function openForReading(config: Config): Promise<Opened> {
  return config.databaseUrl === undefined
    ? openFile(databaseFile(config.dataDir))
    : openUrl(config.databaseUrl);
}

async function openFile(file: string): Promise<Opened> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (!isThere) return { db: null, findings: [] };
  const damage = await verifyDatabase(file).catch((failure: unknown) => String(failure));
  if (damage !== null) {
    const text = `The database ${file} is damaged (${damage}): the server may not start or may lose leads.`;
    const fix = 'Stop the server and restore a backup: npm run restore -- FILE.';
    return { db: null, findings: [error('database-damaged', text, fix)] };
  }
  const version = versionOf(file);
  if (version > migrations.length) {
    const text = `The database has schema version ${version}, newer than this server's ${migrations.length}: the server does not start.`;
    return { db: null, findings: [error('database-newer', text, 'Update the server.')] };
  }
  // The next start migrates a database of an earlier version.
  if (version < migrations.length) return { db: null, findings: [] };
  return { db: (await connectReader({ kind: 'sqlite', file })).db, findings: [] };
}

function versionOf(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return versionRow.parse(database.prepare('PRAGMA user_version').get()).user_version;
  } finally {
    database.close();
  }
}

async function openUrl(url: string): Promise<Opened> {
  const { db } = await connectReader({ kind: 'postgres', url });
  try {
    await sql`select 1 from settings`.execute(db);
    return { db, findings: [] };
  } catch (failure) {
    await db.destroy();
    const code = failure instanceof Error && 'code' in failure ? String(failure.code) : 'unknown';
    const text = `Cannot read the PostgreSQL database of DATABASE_URL (${code}): leads wait on visitors’ phones.`;
    const fix = 'Check its address and password, and that it is running.';
    return { db: null, findings: [error('database-unreachable', text, fix)] };
  }
}

/** When the newest lead arrived, and the time of the database's own clock (milliseconds since 1970). */
export async function momentsIn(db: Db, isShared: boolean): Promise<(number | null)[]> {
  const newest = await db
    .selectFrom('leads')
    .select('received_at')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const clock = isShared
    ? await sql<{ now: number }>`select extract(epoch from now())::float8 * 1000 as now`.execute(db)
    : null;
  return [
    newest === undefined ? null : Date.parse(newest.received_at),
    clock?.rows[0]?.now ?? null,
  ];
}
