import { mkdirSync } from 'node:fs';
import { readFile, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { photoLimits } from '#contract/limits.ts';
import {
  EXPIRES_AFTER_MS,
  SETTLE_MS,
  type PartialUploads,
  type PhotoFiles,
  type PhotoStorage,
} from '../storage.ts';
import { createPhotoFiles, FOLDER_MODE } from './files.ts';
import { UploadIndex, type KnownLeads } from './upload-index.ts';

/** Folder of stored photos, below the data folder. */
export const KEPT_FOLDER = join('photos', 'kept');

/** Photos in the data folder: `photos/partial` during the upload, then `photos/kept/<lead>`. */
export function photosOnDisk(
  dataDir: string,
  now: () => number,
  knownLeads: KnownLeads,
): PhotoStorage {
  return {
    files: filesOnDisk(dataDir, now),
    partial: uploadsIn(join(dataDir, 'photos', 'partial'), knownLeads),
  };
}

/** Stored photos on the disk. */
export function filesOnDisk(dataDir: string, now: () => number): PhotoFiles {
  const { settledLeads, ...files } = createPhotoFiles(join(dataDir, KEPT_FOLDER));
  return { ...files, settledLeads: () => settledLeads(now() - SETTLE_MS) };
}

function uploadsIn(folder: string, knownLeads: KnownLeads): PartialUploads {
  const index = new UploadIndex(folder, knownLeads);
  let made: FileStore | null = null;
  const dataStore = () => {
    made ??= storeIn(folder, index);
    return made;
  };
  return {
    dataStore,
    bytes: (id) => readFile(join(folder, id)),
    underWay: (leadId) => (leadId === undefined ? index.list() : index.ofLead(leadId)),
    open: (sender) => index.open(sender),
    claim: (leadId) => index.claim(leadId),
    async removeExpired() {
      const since = Date.now() - EXPIRES_AFTER_MS;
      for (const id of await index.begunBefore(since)) {
        // One of its two files may already be gone.
        await dataStore()
          .remove(id)
          .catch(() => index.delete(id))
          .catch(() => undefined);
      }
    },
    async hindrance() {
      // The tus store does not report the reason.
      const room = await statfs(folder).catch(() => null);
      return room !== null && room.bavail * room.bsize < photoLimits.pieceBytes
        ? 'The disk is full.'
        : '';
    },
  };
}

function storeIn(folder: string, configstore: UploadIndex): FileStore {
  // Created here: the tus store would end the process if the folder cannot be created.
  mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
  return new FileStore({
    directory: folder,
    configstore,
    expirationPeriodInMilliseconds: EXPIRES_AFTER_MS,
  });
}
