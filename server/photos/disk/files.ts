import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Size } from '../../store/photo-bytes.ts';
import { StorageError } from '../../store/storage-error.ts';

/** Only the server's own account may read visitors' photos. */
export const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

const suffixes = { whole: '.jpg', small: '.small.jpg' } as const;

const fileOf = (hash: string, size: Size): string =>
  size === 'whole' || size === 'small' ? `${hash}${suffixes[size]}` : `${hash}-${size}`;

/** Path of a photo's file below the folder of stored photos. */
export function photoPath(leadId: string, hash: string, size: Size): string {
  return join(leadId, fileOf(hash, size));
}

/** Stored photos, in one folder per lead. */
export function createPhotoFiles(kept: string) {
  const folderOf = (leadId: string) => join(kept, leadId);

  return {
    async read(leadId: string, hash: string, size: Size): Promise<Buffer | null> {
      try {
        return await readFile(join(kept, photoPath(leadId, hash, size)));
      } catch (cause) {
        if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null;
        throw new StorageError('Could not read a photo.', { cause });
      }
    },
    /** Durable and complete when this resolves, or not stored at all. */
    async keep(leadId: string, hash: string, size: Size, bytes: Uint8Array): Promise<void> {
      const folder = folderOf(leadId);
      try {
        await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
        await writeDurably(folder, fileOf(hash, size), bytes);
      } catch (cause) {
        throw new StorageError('Could not write a photo.', { cause });
      }
    },
    /** Removes both files of a photograph; there may be none. */
    async remove(leadId: string, hash: string): Promise<void> {
      for (const suffix of Object.values(suffixes)) {
        await rm(join(folderOf(leadId), `${hash}${suffix}`), { force: true });
      }
    },
    /** Removes all of a lead; there may be nothing. */
    removeLead: (leadId: string): Promise<void> =>
      rm(folderOf(leadId), { recursive: true, force: true }),
    /** Leads whose folder has not changed since a moment (milliseconds since 1970). */
    async settledLeads(since: number): Promise<string[]> {
      const names = existsSync(kept) ? await readdir(kept) : [];
      const old: string[] = [];
      for (const name of names) {
        const { mtimeMs } = await stat(folderOf(name));
        if (mtimeMs < since) old.push(name);
      }
      return old;
    },
  };
}

/** Writes a file of a folder that is there; it is complete, or not there at all. */
export async function writeDurably(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  const passing = join(folder, `.${randomUUID()}`);
  try {
    const file = await open(passing, 'wx', FILE_MODE);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(passing, join(folder, name));
    await syncFolder(folder);
  } catch (error) {
    await rm(passing, { force: true });
    throw error;
  }
}

/** The file's name must be on the disk too (POSIX: fsync of the folder). */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
