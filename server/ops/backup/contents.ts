import { mkdir } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { z } from '#contract/zod.ts';
import { photoPath } from '../../photos/disk/files.ts';
import { KEPT_FOLDER } from '../../photos/disk/storage.ts';
import { photoSizes, pictureSizes, type Size } from '../../store/photo-bytes.ts';
import { databaseFile } from '../../store/sqlite/data-dir.ts';
import { BackupError, readArchive } from './archive.ts';
import { entryNames, manifestSchema, type Manifest } from './manifest.ts';

const PHOTO = /^photos\/kept\/[\w-]+\/[\w-]+(?:(?:\.small)?\.jpg|\.avif|\.webp)$/;
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

const photoRows = z.array(z.object({ lead_id: z.string(), hash: z.string() }));
const uploadRows = z.array(z.object({ id: z.string(), hash: z.string(), widths: z.string() }));
const widthsSchema = z.array(z.int());
const countRow = z.object({ count: z.int() });
const checkRow = z.object({ integrity_check: z.string() });

/** Name of a photo's entry: unpacked, an archive is a data folder. */
export function photoEntry(leadId: string, hash: string, size: Size): string {
  return join(KEPT_FOLDER, photoPath(leadId, hash, size));
}

/** A file of a photo, or of a picture of a page, by the lead or upload that it belongs to. */
export type StoredFile = { id: string; hash: string; size: Size };

/** Contents of a database file: leads, and the files that belong to it. */
export function contentsOf(file: string) {
  return withDatabase(file, (database) => ({
    leads: countRow.parse(database.prepare('SELECT count(*) AS count FROM leads').get()).count,
    files: [...photosIn(database), ...picturesIn(database)],
  }));
}

function photosIn(database: DatabaseSync): StoredFile[] {
  const rows = database.prepare('SELECT lead_id, hash FROM photos ORDER BY lead_id, hash').all();
  return photoRows
    .parse(rows)
    .flatMap(({ lead_id: id, hash }) => photoSizes.map((size) => ({ id, hash, size })));
}

function picturesIn(database: DatabaseSync): StoredFile[] {
  if (!hasUploads(database)) return [];
  const rows = database.prepare('SELECT id, hash, widths FROM content_uploads ORDER BY id').all();
  return uploadRows
    .parse(rows)
    .flatMap(({ id, hash, widths }) =>
      pictureSizes(widthsSchema.parse(JSON.parse(widths))).map((size) => ({ id, hash, size })),
    );
}

/** Earlier releases have no pictures of pages. */
export function hasUploads(database: DatabaseSync): boolean {
  const table = "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'content_uploads'";
  return database.prepare(table).get() !== undefined;
}

/**
 * Unpacks a backup into a new data folder. Throws if anything is missing, damaged or differs from
 * the manifest.
 */
export async function unpack(
  path: string,
  key: string | undefined,
  folder: string,
): Promise<Manifest> {
  let manifest: Manifest | null = null;
  let photoFiles = 0;
  await readArchive(path, key, async (name, chunks) => {
    if (name === entryNames.manifest) {
      manifest = readManifest(await text(chunks));
      return;
    }
    if (PHOTO.test(name)) photoFiles += 1;
    else if (name !== entryNames.database)
      throw new BackupError(`Unexpected file in the backup: ${name}.`);
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true, mode: FOLDER_MODE });
    await pipeline(chunks, createWriteStream(file, { flags: 'wx', mode: FILE_MODE, flush: true }));
  });
  if (manifest === null) throw new BackupError('The backup has no manifest.');
  compare(manifest, photoFiles, folder);
  return manifest;
}

function readManifest(text: string): Manifest {
  const { data } = manifestSchema.safeParse(JSON.parse(text));
  if (data === undefined) throw new BackupError('The backup was made by an incompatible version.');
  return data;
}

function compare(manifest: Manifest, photoFiles: number, folder: string): void {
  const file = databaseFile(folder);
  const check = withDatabase(file, (database) =>
    checkRow.parse(database.prepare('PRAGMA integrity_check(1)').get()),
  );
  if (check.integrity_check !== 'ok') {
    throw new BackupError(`The backup's database is damaged: ${check.integrity_check}.`);
  }
  const { leads } = contentsOf(file);
  if (leads !== manifest.leads || photoFiles !== manifest.photoFiles) {
    throw new BackupError(
      `The backup is damaged: it has ${leads} leads and ${photoFiles} photo files, but its manifest lists ${manifest.leads} and ${manifest.photoFiles}.`,
    );
  }
}

function withDatabase<Result>(file: string, ask: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return ask(database);
  } finally {
    database.close();
  }
}
