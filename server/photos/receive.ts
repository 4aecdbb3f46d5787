import { createHash } from 'node:crypto';
import { partsOfPhotoId } from '#contract/photos.ts';
import { createMutex } from '../admin/mutex.ts';
import { HttpError, notFound } from '../http-error.ts';
import type { PhotoReception, PhotoStore } from '../store/photos.ts';
import { StorageError } from '../store/storage-error.ts';
import { createTurns } from '../turns.ts';
import type { Redraw } from './redraw.ts';
import type { PhotoFiles } from './storage.ts';
import type { Uploads } from './uploads.ts';

/** Photos that may wait to be decoded; the phones of further ones try again. */
const LONGEST_QUEUE = 50;

/** Status of a photo rejected for its content, not because its lead is gone. */
const UNUSABLE = 422;

type ReceiveServices = {
  photos: PhotoStore;
  files: PhotoFiles;
  uploads: Uploads;
  redraw: Redraw['redraw'];
  forwardPhotos: () => Promise<void>;
  now: () => number;
};

export type Receive = {
  /**
   * Processes a photo whose last byte has arrived: checks, redraws and stores it, one at a time.
   * May be called again for the same photo. Throws an HttpError, and removes the upload, if it
   * cannot be used.
   */
  receive: (id: string) => Promise<void>;
  /** Takes a photo back; one that is being redrawn is not stored. */
  takeBack: TakeBack;
  /** Removes all photos of an erased lead, including uploads in progress. */
  removeLead: (leadId: string) => Promise<void>;
};

/** Processes completely uploaded photos. */
export function createReceive({
  photos,
  files,
  uploads,
  redraw,
  forwardPhotos,
  now,
}: ReceiveServices): Receive {
  const ofLead = createTurns();
  const oneAtATime = createMutex(
    LONGEST_QUEUE,
    () => new StorageError('Too many photos are waiting to be processed.'),
  );

  async function take(id: string): Promise<void> {
    const { leadId, hash } = partsOfPhotoId(id);
    if ((await photos.find(leadId, hash)) !== null) return uploads.remove(id);
    const upload = await uploads.whole(id);
    // The sender took it back, or its lead was erased, while its last chunk was on the way.
    if (upload === null) throw await absence(id);
    const { bytes, metadata } = upload;
    const { caption = '', position, lock = null } = metadata;
    if (createHash('sha256').update(bytes).digest('hex') !== hash) throw otherContent();
    const { whole, small, width, height } = await redraw(bytes);
    await ofLead(leadId, async () => {
      await files.keep(leadId, hash, 'whole', whole);
      await files.keep(leadId, hash, 'small', small);
      const reception = await photos.add({
        leadId,
        hash,
        caption,
        width,
        height,
        position: Number(position),
        uploadBytes: bytes.length,
        receivedAt: now(),
        lock,
      });
      await expectStored(reception, leadId, hash);
    });
    await uploads.remove(id);
    void forwardPhotos();
  }

  async function absence(id: string): Promise<HttpError> {
    const { leadId, hash } = partsOfPhotoId(id);
    const standing = await photos.standing(leadId, hash);
    return standing === 'gone' ? refusalOf(standing) : notFound('Upload not found.');
  }

  async function expectStored(
    reception: PhotoReception,
    leadId: string,
    hash: string,
  ): Promise<void> {
    if (reception === 'stored' || reception === 'repeat') return;
    if (reception === 'gone') await files.removeLead(leadId);
    else await files.remove(leadId, hash);
    throw reception === 'takenBack' ? notFound('Upload not found.') : refusalOf(reception);
  }

  async function turnDown(id: string, { status }: HttpError): Promise<void> {
    // Record first, then remove: if it is not recorded, the sender tries again.
    if (status === UNUSABLE) await photos.noteRefused({ ...partsOfPhotoId(id), at: now() });
    await uploads.remove(id);
    // All remaining photos may have arrived.
    void forwardPhotos();
  }

  return {
    receive: (id) =>
      oneAtATime(async () => {
        try {
          await take(id);
        } catch (error) {
          // A full disk may have room again; a rejected photo stays rejected.
          if (error instanceof HttpError) await turnDown(id, error);
          throw error;
        }
      }),
    removeLead: (leadId) =>
      ofLead(leadId, async () => {
        for (const id of await uploads.ofLead(leadId)) await uploads.remove(id);
        await files.removeLead(leadId);
      }),
    takeBack: createTakeBack({ photos, files, uploads, forwardPhotos, now }),
  };
}

function otherContent(): HttpError {
  return new HttpError(422, 'photo_refused', 'The photo does not match the announced hash.');
}

/** The error for a photo that the lead has no room for. */
export function refusalOf(reception: 'full' | 'gone'): HttpError {
  return reception === 'gone'
    ? new HttpError(410, 'gone', 'The request has been deleted.')
    : new HttpError(422, 'photo_limit', 'This request already has the maximum number of photos.');
}

type TakeBackServices = {
  photos: PhotoStore;
  files: PhotoFiles;
  uploads: Uploads;
  forwardPhotos: () => Promise<void>;
  now: () => number;
};

/** Removes a photo, uploaded or in progress, for the holder of its key. */
export type TakeBack = (id: string, key: string | null) => Promise<void>;

/**
 * Lets the sender of a photo take it back. Its id is not enough: it can be derived from URLs sent
 * to webhooks. Throws a 404 without the right key. Uploads started by releases without keys can be
 * taken back by id until they have arrived.
 */
export function createTakeBack({
  photos,
  files,
  uploads,
  forwardPhotos,
  now,
}: TakeBackServices): TakeBack {
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
    void forwardPhotos();
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
