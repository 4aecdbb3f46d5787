import { existsSync } from 'node:fs';
import { chown, copyFile, link, mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { KEPT_FOLDER } from '../../photos/disk/storage.ts';
import { databaseFile, prepareDataDir } from '../../store/sqlite/data-dir.ts';
import { lockDataDir } from '../../store/sqlite/lock.ts';
import { unpack } from '../backup/contents.ts';
import { syncFolder } from '../../photos/disk/files.ts';
import type { Manifest } from '../backup/manifest.ts';
import { sinceInFolder, sinceInList } from '../erased-since.ts';
import { readyDatabase } from './ready-database.ts';

const FOLDER_MODE = 0o700;
const STAGING = '.restoring';
const LOGS = ['-wal', '-shm'];

/** What was restored, and where the previous data went; null if there was none. */
export type Restored = { manifest: Manifest; previous: string | null };

type Options = { path: string; key: string | undefined; dataDir: string; now: () => number };

/**
 * Replaces the contents of a data folder with a backup. Changes nothing until the whole backup is
 * unpacked next to it and verified; a kill at any moment leaves either the old database or the new
 * one. Throws while a server uses the folder.
 */
export async function restoreFolder({ path, key, dataDir, now }: Options): Promise<Restored> {
  prepareDataDir(dataDir);
  const lock = lockDataDir(dataDir);
  const staging = join(dataDir, STAGING);
  try {
    await rm(staging, { recursive: true, force: true });
    await mkdir(staging, { mode: FOLDER_MODE });
    const manifest = await unpack(path, key, staging);
    const since = [sinceInFolder(dataDir), await sinceInList(dirname(path))];
    await readyDatabase(staging, { manifest, since, now });
    const restored = await photosIn(staging);
    const previous = await setAside(dataDir, now());
    await putInPlace(staging, dataDir, restored);
    await removeOthers(dataDir, restored);
    await giveToOwner(dataDir);
    return { manifest, previous };
  } finally {
    await rm(staging, { recursive: true, force: true });
    lock.release();
  }
}

/** Keeps the previous data under another name, without copying where the file system allows it. */
async function setAside(dataDir: string, moment: number): Promise<string | null> {
  const database = databaseFile(dataDir);
  const photos = await photosIn(dataDir);
  const isNew = (await stat(database)).size === 0 && photos.length === 0;
  if (isNew) return null;
  const folder = join(dataDir, `replaced-${new Date(moment).toISOString().replaceAll(':', '-')}`);
  await mkdir(folder, { mode: FOLDER_MODE });
  emptyLog(database);
  // A damaged database keeps its log; SQLite would apply it to the new database.
  for (const log of LOGS.filter((suffix) => existsSync(`${database}${suffix}`))) {
    await rename(`${database}${log}`, `${databaseFile(folder)}${log}`);
  }
  await linkOrCopy(database, databaseFile(folder));
  for (const photo of photos) await linkOrCopy(join(dataDir, photo), join(folder, photo));
  await syncFolder(folder);
  return folder;
}

/** Checkpoints the log into the database; leaves a damaged database as it is. */
function emptyLog(file: string): void {
  try {
    const database = new DatabaseSync(file);
    try {
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } finally {
      database.close();
    }
  } catch {
    // Whatever is still readable is kept for later inspection.
  }
}

async function putInPlace(
  staging: string,
  dataDir: string,
  photos: readonly string[],
): Promise<void> {
  for (const photo of photos) {
    const file = join(dataDir, photo);
    await mkdir(dirname(file), { recursive: true, mode: FOLDER_MODE });
    await rename(join(staging, photo), file);
  }
  for (const folder of new Set(photos.map((photo) => dirname(join(dataDir, photo))))) {
    await syncFolder(folder);
  }
  await rename(databaseFile(staging), databaseFile(dataDir));
  await syncFolder(dataDir);
}

/** Photos that the backup does not have; they are kept with the previous data. */
async function removeOthers(dataDir: string, restored: readonly string[]): Promise<void> {
  const wanted = new Set(restored);
  for (const photo of await photosIn(dataDir)) {
    if (wanted.has(photo)) continue;
    const file = join(dataDir, photo);
    await rm(file);
    // Removes only an empty folder.
    await rmdir(dirname(file)).catch(() => undefined);
  }
}

/** Paths below a data folder. */
async function photosIn(dataDir: string): Promise<string[]> {
  const kept = join(dataDir, KEPT_FOLDER);
  if (!existsSync(kept)) return [];
  const entries = await readdir(kept, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dataDir.length + 1))
    .sort();
}

async function linkOrCopy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: FOLDER_MODE });
  await link(from, to).catch(() => copyFile(from, to));
}

/** Root may restore for the server's account, which could not read files owned by root. */
async function giveToOwner(dataDir: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(dataDir);
  if (uid === 0) return;
  for (const name of await readdir(dataDir, { recursive: true })) {
    await chown(join(dataDir, name), uid, gid);
  }
}
