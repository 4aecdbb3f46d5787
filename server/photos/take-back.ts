import { createHash } from 'node:crypto';
import { partsOfPhotoId } from '#contract/photos.ts';
import { notFound } from '../http-error.ts';
import type { PhotoStore } from '../store/photos.ts';
import type { PhotoFiles } from './place.ts';
import type { Uploads } from './uploads.ts';

type Parts = {
  photos: PhotoStore;
  files: PhotoFiles;
  uploads: Uploads;
  tell: () => Promise<void>;
  now: () => number;
};

/** Removes a photograph, on its way or here, for whoever has its key. */
export type TakeBack = (id: string, key: string | null) => Promise<void>;

/**
 * Lets the sender of a photograph have it back. Its address alone is not enough: webhooks are told of
 * addresses that it can be worked out from. Throws a 404 for whoever has not the key. What releases
 * without keys have begun goes by its address, and stays once it has arrived.
 */
export function createTakeBack({ photos, files, uploads, tell, now }: Parts): TakeBack {
  return async (id, key) => {
    const { leadId, hash } = partsOfPhotoId(id);
    const lock = key === null ? null : createHash('sha256').update(key).digest('hex');
    const isUnderWay = (await uploads.progress(id)) !== null;
    if (isUnderWay && !(await mayEnd(id, lock))) throw withheld();
    // First noted, then removed: what another server is about to store finds the note.
    if (!(await photos.takeBack({ leadId, hash, lock, isUnderWay, at: now() }))) throw withheld();
    if (isUnderWay) await uploads.remove(id);
    await files.remove(leadId, hash);
    // All that is still to come may be here.
    void tell();
  };

  /** Whether whoever has the key to this lock may end an upload; one that has just ended, anybody. */
  async function mayEnd(id: string, lock: string | null): Promise<boolean> {
    try {
      const begun = await uploads.metadataOf(id);
      return begun.lock === undefined || begun.lock === lock;
    } catch {
      return (await uploads.progress(id)) === null;
    }
  }
}

/** A stranger is not told that there is something. */
function withheld() {
  return notFound('Upload not found.');
}
