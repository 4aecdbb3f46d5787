import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from '#contract/zod.ts';
import { KEPT_FOLDER } from '../photos/disk/storage.ts';
import type { Db } from '../store/engine.ts';
import { databaseFile } from '../store/sqlite/data-dir.ts';

/** Next to the backups: ids of erased leads, for a restore on a machine that has lost its data. */
const LIST = 'erased.json';
const FILE_MODE = 0o600;

const tombstoneSchema = z.object({
  id: z.string(),
  receipt: z.string(),
  received_at: z.string(),
  revision: z.int(),
});
const auditSchema = z.object({
  at: z.string(),
  day: z.string(),
  actor: z.string(),
  network: z.string(),
  kind: z.string(),
  subject: z.string(),
  old_value: z.string(),
  new_value: z.string(),
});

type Tombstone = z.infer<typeof tombstoneSchema>;
type AuditRow = z.infer<typeof auditSchema>;

/** What a restore must not undo: erasures, and entries of the audit log. */
export type Since = { erased: readonly Tombstone[]; audit: readonly AuditRow[] };

const NOTHING: Since = { erased: [], audit: [] };

/** Of the data that a restore replaces; nothing if it is new or damaged. */
export function sinceInFolder(folder: string): Since {
  return sinceInFile(databaseFile(folder));
}

function sinceInFile(file: string): Since {
  if (!existsSync(file)) return NOTHING;
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      return {
        erased: z.array(tombstoneSchema).parse(database.prepare('SELECT * FROM tombstones').all()),
        audit: hasAudit(database)
          ? z.array(auditSchema).parse(database.prepare('SELECT * FROM audit ORDER BY id').all())
          : [],
      };
    } finally {
      database.close();
    }
  } catch {
    return NOTHING;
  }
}

/** Releases before the audit log have none. */
function hasAudit(database: DatabaseSync): boolean {
  const table = "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'audit'";
  return database.prepare(table).get() !== undefined;
}

export async function sinceInDatabase(db: Db): Promise<Since> {
  return {
    erased: await db.selectFrom('tombstones').selectAll().execute(),
    audit: z
      .array(auditSchema)
      .parse(await db.selectFrom('audit').selectAll().orderBy('id').execute()),
  };
}

/** Of the list next to the backups. */
export async function sinceInList(folder: string): Promise<Since> {
  const file = join(folder, LIST);
  if (!existsSync(file)) return NOTHING;
  const listed = JSON.parse(await readFile(file, 'utf8'));
  return { ...NOTHING, erased: z.array(tombstoneSchema).parse(listed) };
}

/** Adds the erased leads of a database to the list next to its backups. */
export async function listErased(database: string, folder: string): Promise<void> {
  const all = new Map<string, Tombstone>();
  for (const one of [...(await sinceInList(folder)).erased, ...sinceInFile(database).erased]) {
    if (one.revision >= (all.get(one.id)?.revision ?? 0)) all.set(one.id, one);
  }
  if (all.size === 0) return;
  const text = `${JSON.stringify([...all.values()])}\n`;
  await writeFile(join(folder, LIST), text, { mode: FILE_MODE });
}

/**
 * Erases again, from an unpacked backup, what was erased after it was made, and keeps the entries
 * that the audit log has got since.
 */
export async function keepSince(
  folder: string,
  database: DatabaseSync,
  { erased, audit }: Since,
): Promise<void> {
  const erase = {
    bury: database.prepare('INSERT INTO tombstones VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING'),
    photos: database.prepare('DELETE FROM photos WHERE lead_id = ?'),
    takenBack: database.prepare('DELETE FROM photos_taken_back WHERE lead_id = ?'),
    lead: database.prepare('DELETE FROM leads WHERE id = ? AND revision <= ?'),
  };
  for (const { id, receipt, received_at: receivedAt, revision } of erased) {
    // It may have been sent again after its erasure, with a newer revision.
    if (Number(erase.lead.run(id, revision).changes) === 0) continue;
    erase.bury.run(id, receipt, receivedAt, revision);
    erase.photos.run(id);
    erase.takenBack.run(id);
    await rm(join(folder, KEPT_FOLDER, id), { recursive: true, force: true });
  }
  const newest = z
    .object({ at: z.nullable(z.string()) })
    .parse(database.prepare('SELECT max(at) AS at FROM audit').get());
  const add = database.prepare(
    `INSERT INTO audit (at, day, actor, network, kind, subject, old_value, new_value)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  for (const row of audit.filter(({ at }) => newest.at === null || at > newest.at)) {
    const { at, day, actor, network, kind, subject, old_value: from, new_value: to } = row;
    add.run(at, day, actor, network, kind, subject, from, to);
  }
}
