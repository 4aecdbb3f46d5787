import { createHash } from 'node:crypto';
import { partsOfPhotoId } from '#contract/photos.ts';
import { notFound } from '../http-error.ts';
import type { PhotoStore } from '../store/photos.ts';
import type { PhotoFiles } from './place.ts';
import type { Uploads } from './uploads.ts';

type Parts = { photos: PhotoStore; files: PhotoFiles; uploads: Uploads };

/** Removes a photograph, on its way or here, for whoever has its key. */
export type TakeBack = (id: string, key: string | null) => Promise<void>;

/**
 * Lets the sender of a photograph have it back. Its address alone is not enough: webhooks are told of
 * addresses that it can be worked out from. Throws a 404 for whoever has not the key. What releases
 * without keys have begun goes by its address, and stays once it has arrived.
 */
export function createTakeBack({ photos, files, uploads }: Parts): TakeBack {
  return async (id, key) => {
    const { leadId, hash } = partsOfPhotoId(id);
    const lock = key === null ? null : createHash('sha256').update(key).digest('hex');
    const stored = await photos.find(leadId, hash);
    if (stored !== null) {
      if (lock === null || !(await photos.remove(leadId, hash, lock))) throw withheld();
      return files.remove(leadId, hash);
    }
    if ((await uploads.progress(id)) === null) return undefined;
    const begun = await uploads.metadataOf(id);
    if (begun.lock !== undefined && begun.lock !== lock) throw withheld();
    return uploads.remove(id);
  };
}

/** A stranger is not told that there is something. */
function withheld() {
  return notFound('There is no such upload.');
}
