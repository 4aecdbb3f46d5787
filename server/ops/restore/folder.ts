import { existsSync } from 'node:fs';
import { chown, copyFile, link, mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { KEPT_FOLDER } from '../../photos/disk/place.ts';
import { databaseFile, prepareDataDir } from '../../store/sqlite/data-dir.ts';
import { lockDataDir } from '../../store/sqlite/lock.ts';
import { unpack } from '../backup/contents.ts';
import { syncFolder } from '../../photos/disk/files.ts';
import type { Manifest } from '../backup/manifest.ts';
import { readyDatabase } from './ready-database.ts';

const FOLDER_MODE = 0o700;
const STAGING = '.restoring';
const LOGS = ['-wal', '-shm'];

/** What was restored, and where what was there before is; null where there was nothing. */
export type Restored = { manifest: Manifest; previous: string | null };

type Options = { path: string; key: string | undefined; dataDir: string; now: () => number };

/**
 * Puts a backup in the place of what a data folder has. Nothing is touched before all of the backup
 * has been unpacked beside it and checked; a kill at any moment leaves the old database or the new
 * one, never half of each. Throws while a server uses the folder.
 */
export async function restoreFolder({ path, key, dataDir, now }: Options): Promise<Restored> {
  prepareDataDir(dataDir);
  const lock = lockDataDir(dataDir);
  const staging = join(dataDir, STAGING);
  try {
    await rm(staging, { recursive: true, force: true });
    await mkdir(staging, { mode: FOLDER_MODE });
    const manifest = await unpack(path, key, staging);
    readyDatabase(staging);
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

/** Keeps what is there under another name, without copying it where the file system can do so. */
async function setAside(dataDir: string, moment: number): Promise<string | null> {
  const database = databaseFile(dataDir);
  const photos = await photosIn(dataDir);
  const isNew = (await stat(database)).size === 0 && photos.length === 0;
  if (isNew) return null;
  const folder = join(dataDir, `replaced-${new Date(moment).toISOString().replaceAll(':', '-')}`);
  await mkdir(folder, { mode: FOLDER_MODE });
  emptyLog(database);
  // A damaged database keeps its log; beside the new one it would be taken for that one's.
  for (const log of LOGS.filter((suffix) => existsSync(`${database}${suffix}`))) {
    await rename(`${database}${log}`, `${databaseFile(folder)}${log}`);
  }
  await linkOrCopy(database, databaseFile(folder));
  for (const photo of photos) await linkOrCopy(join(dataDir, photo), join(folder, photo));
  await syncFolder(folder);
  return folder;
}

/** Brings what is in the log into the database; a damaged one is left as it is. */
function emptyLog(file: string): void {
  try {
    const database = new DatabaseSync(file);
    try {
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } finally {
      database.close();
    }
  } catch {
    // What can still be read of it is for whoever looks at it later.
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

/** Photographs that the backup does not have; they are kept with what was there before. */
async function removeOthers(dataDir: string, restored: readonly string[]): Promise<void> {
  const wanted = new Set(restored);
  for (const photo of await photosIn(dataDir)) {
    if (wanted.has(photo)) continue;
    const file = join(dataDir, photo);
    await rm(file);
    // Only where it is empty now.
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

/** Root may restore for the server's own account, which could not read root's files. */
async function giveToOwner(dataDir: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(dataDir);
  if (uid === 0) return;
  for (const name of await readdir(dataDir, { recursive: true })) {
    await chown(join(dataDir, name), uid, gid);
  }
}
