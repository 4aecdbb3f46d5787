import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StorageError } from '../store/storage-error.ts';

/** Only the server's own account may look at what people have photographed. */
export const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
/** A folder of a lead may be older than its rows for as long as a photograph takes to be stored. */
const SETTLE_MS = 3_600_000;

/** The two files of a photograph. */
export type Size = 'whole' | 'small';

const suffixes: Readonly<Record<Size, string>> = { whole: '.jpg', small: '.small.jpg' };

export type PhotoFiles = ReturnType<typeof createPhotoFiles>;

/** Photographs in the data folder: `photos/partial` while they arrive, `photos/kept/<lead>` then. */
export function createPhotoFiles(dataDir: string) {
  const partial = join(dataDir, 'photos', 'partial');
  const kept = join(dataDir, 'photos', 'kept');
  const folderOf = (leadId: string) => join(kept, leadId);

  return {
    partial,
    pathOf: (leadId: string, hash: string, size: Size): string =>
      join(folderOf(leadId), `${hash}${suffixes[size]}`),
    /** On the disk when this resolves, whole or not at all. */
    async keep(leadId: string, hash: string, size: Size, bytes: Uint8Array): Promise<void> {
      const folder = folderOf(leadId);
      try {
        await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
        await writeDurably(folder, `${hash}${suffixes[size]}`, bytes);
      } catch (cause) {
        throw new StorageError('A photograph could not be written.', { cause });
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
    /** Leads that have a folder which is not of this very hour; `now` in milliseconds since 1970. */
    async settledLeads(now: number): Promise<string[]> {
      const names = existsSync(kept) ? await readdir(kept) : [];
      const old: string[] = [];
      for (const name of names) {
        const { mtimeMs } = await stat(folderOf(name));
        if (mtimeMs < now - SETTLE_MS) old.push(name);
      }
      return old;
    },
  };
}

async function writeDurably(folder: string, name: string, bytes: Uint8Array): Promise<void> {
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

/** The name too must be on the disk (POSIX: fsync of the folder). */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
