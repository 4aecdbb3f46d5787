import { existsSync, mkdirSync } from 'node:fs';
import { readFile, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { photoLimits } from '#contract/photo-limits.ts';
import { EXPIRES_AFTER_MS, SETTLE_MS, type PartialUploads, type PhotoPlace } from '../place.ts';
import { createPhotoFiles, FOLDER_MODE } from './files.ts';

/** Photographs in the data folder: `photos/partial` while they arrive, `photos/kept/<lead>` then. */
export function photosOnDisk(dataDir: string, now: () => number): PhotoPlace {
  const { settledLeads, ...files } = createPhotoFiles(join(dataDir, 'photos', 'kept'));
  return {
    files: { ...files, settledLeads: () => settledLeads(now() - SETTLE_MS) },
    partial: uploadsIn(join(dataDir, 'photos', 'partial')),
  };
}

function uploadsIn(folder: string): PartialUploads {
  let made: FileStore | null = null;
  const dataStore = () => {
    made ??= storeIn(folder);
    return made;
  };
  return {
    dataStore,
    bytes: (id) => readFile(join(folder, id)),
    async underWay(prefix = '') {
      if (!existsSync(folder)) return [];
      const ids = (await dataStore().configstore.list?.()) ?? [];
      return ids.filter((id) => id.startsWith(prefix));
    },
    async lengths(ids) {
      const all = await Promise.all(ids.map((id) => lengthOf(dataStore(), id)));
      return all.filter((length) => length !== null);
    },
    async removeExpired() {
      if (existsSync(folder)) await dataStore().deleteExpired();
    },
    async hindrance() {
      // The protocol's store keeps the reason to itself.
      const room = await statfs(folder).catch(() => null);
      return room !== null && room.bavail * room.bsize < photoLimits.pieceBytes
        ? 'The disk is full.'
        : '';
    },
  };
}

async function lengthOf(store: FileStore, id: string): Promise<number | null> {
  try {
    return (await store.getUpload(id)).size ?? null;
  } catch {
    // Finished or removed since it was listed.
    return null;
  }
}

function storeIn(folder: string): FileStore {
  // Here, and not left to the store: it would end the process where the folder can't be made.
  mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
  return new FileStore({
    directory: folder,
    expirationPeriodInMilliseconds: EXPIRES_AFTER_MS,
  });
}
