import { createHash } from 'node:crypto';
import { partsOfPhotoId } from '#contract/photos.ts';
import { notFound } from '../http-error.ts';
import type { PhotoStore } from '../store/photos.ts';
import type { PhotoFiles } from './storage.ts';
import type { Uploads } from './uploads.ts';

type Services = {
  photos: PhotoStore;
  files: PhotoFiles;
  uploads: Uploads;
  tell: () => Promise<void>;
  now: () => number;
};

/** Removes a photo, uploaded or in progress, for the holder of its key. */
export type TakeBack = (id: string, key: string | null) => Promise<void>;

/**
 * Lets the sender of a photo take it back. Its id is not enough: it can be derived from URLs sent
 * to webhooks. Throws a 404 without the right key. Uploads started by releases without keys can be
 * taken back by id until they have arrived.
 */
export function createTakeBack({ photos, files, uploads, tell, now }: Services): TakeBack {
  return async (id, key) => {
    const { leadId, hash } = partsOfPhotoId(id);
    const lock = key === null ? null : createHash('sha256').update(key).digest('hex');
    const isUnderWay = (await uploads.progress(id)) !== null;
    if (isUnderWay && !(await mayEnd(id, lock))) throw withheld();
    // Record first, then remove: a server that is about to store the photo finds the record.
    if (!(await photos.takeBack({ leadId, hash, lock, isUnderWay, at: now() }))) throw withheld();
    if (isUnderWay) await uploads.remove(id);
    await files.remove(leadId, hash);
    // All remaining photos may have arrived.
    void tell();
  };

  /** Whether the holder of this lock's key may end an upload; anyone may if it has just ended. */
  async function mayEnd(id: string, lock: string | null): Promise<boolean> {
    try {
      const begun = await uploads.metadataOf(id);
      return begun.lock === undefined || begun.lock === lock;
    } catch {
      return (await uploads.progress(id)) === null;
    }
  }
}

/** Does not reveal to a stranger that the photo exists. */
function withheld() {
  return notFound('Upload not found.');
}
