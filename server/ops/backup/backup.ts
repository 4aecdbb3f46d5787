import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from '../../photos/disk/files.ts';
import { listErased } from '../erased-since.ts';
import { writeArchive, type ArchiveWriter } from './archive.ts';
import { contentsOf, photoEntry, unpack } from './contents.ts';
import { backupName, outdatedBackups } from './rotation.ts';
import { entryNames, type Manifest } from './manifest.ts';
import type { Source } from './source.ts';

const WORKING = '.working-';
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
/** Leftovers of a killed backup are deleted after this long. */
const ABANDONED_MS = 86_400_000;

export type Backup = {
  path: string;
  manifest: Manifest;
  /** Older backups that rotation deleted. */
  removed: string[];
};

type Options = {
  folder: string;
  key: string | undefined;
  now: () => number;
};

/**
 * Writes leads, photos and settings into one file, reads it back and verifies it, then deletes what
 * rotation no longer keeps. Contains every lead acknowledged before it began.
 */
export async function backUp(source: Source, { folder, key, now }: Options): Promise<Backup> {
  const begun = now();
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  await removeAbandoned(folder, begun);
  const working = await mkdtemp(join(folder, WORKING));
  try {
    const database = join(working, entryNames.database);
    await source.snapshot(database);
    const file = join(working, 'backup');
    await writeArchive(file, key, (writer) => addAll(source, database, writer, begun));
    await listErased(database, folder);
    // The copy is no longer needed, and the check below needs room for another.
    await rm(database);
    const manifest = await unpack(file, key, join(working, 'check'));
    const path = join(folder, backupName(begun, key !== undefined));
    await chmod(file, FILE_MODE);
    await rename(file, path);
    await syncFolder(folder);
    await source.note(begun);
    return { path, manifest, removed: await rotate(folder) };
  } finally {
    await rm(working, { recursive: true, force: true });
  }
}

async function addAll(
  source: Source,
  database: string,
  writer: ArchiveWriter,
  begun: number,
): Promise<void> {
  // The database first: a photo's file is stored before its row.
  const { leads, files } = contentsOf(database);
  await writer.addFile(entryNames.database, database);
  let [photoFiles, missingFiles] = [0, 0];
  for (const { id, hash, size } of files) {
    const bytes = await source.readPhoto(id, hash, size);
    if (bytes !== null) {
      await writer.addBytes(photoEntry(id, hash, size), bytes);
      photoFiles += 1;
    } else if (await source.hasPhoto(id, hash)) missingFiles += 1;
  }
  const manifest: Manifest = {
    format: 1,
    begunAt: new Date(begun).toISOString(),
    engine: source.engine,
    leads,
    photoFiles,
    missingFiles,
  };
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await writer.addBytes(entryNames.manifest, Buffer.from(text));
}

async function rotate(folder: string): Promise<string[]> {
  const outdated = outdatedBackups(await readdir(folder));
  for (const name of outdated) await rm(join(folder, name), { force: true });
  return outdated;
}

async function removeAbandoned(folder: string, moment: number): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(WORKING)) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (mtimeMs < moment - ABANDONED_MS) await rm(path, { recursive: true, force: true });
  }
}
