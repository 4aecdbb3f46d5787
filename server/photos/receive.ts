import { createHash } from 'node:crypto';
import { partsOfPhotoId } from '#contract/photos.ts';
import { HttpError, notFound } from '../http-error.ts';
import { createMutex } from '../owner/mutex.ts';
import { StorageError } from '../store/storage-error.ts';
import type { PhotoReception, PhotoStore } from '../store/photos.ts';
import { createTurns } from '../turns.ts';
import type { PhotoFiles } from './place.ts';
import type { Redraw } from './redraw.ts';
import { createTakeBack, type TakeBack } from './take-back.ts';
import type { Uploads } from './uploads.ts';

/** Photographs that may wait for their turn to be decoded; the phones of the others try again. */
const LONGEST_QUEUE = 50;

/** Status of what is refused for itself, not because nobody wants it any more. */
const UNUSABLE = 422;

type Parts = {
  photos: PhotoStore;
  files: PhotoFiles;
  uploads: Uploads;
  redraw: Redraw['redraw'];
  tell: () => Promise<void>;
  now: () => number;
};

export type Receive = {
  /**
   * Takes a photograph whose last byte has come: checks it, draws it anew and stores it, one at a time.
   * May be called again for the same one. Throws an HttpError, and removes the upload, when it can't be
   * used.
   */
  receive: (id: string) => Promise<void>;
  /** Gives one back; one that is being drawn meanwhile is not kept. */
  takeBack: TakeBack;
  /** Removes all photographs of a lead that has been erased, here and on their way. */
  removeLead: (leadId: string) => Promise<void>;
};

/** What is done with photographs that are here whole. */
export function createReceive({ photos, files, uploads, redraw, tell, now }: Parts): Receive {
  const ofLead = createTurns();
  const oneAtATime = createMutex(
    LONGEST_QUEUE,
    () => new StorageError('Too many photos are waiting to be processed.'),
  );

  async function take(id: string): Promise<void> {
    const { leadId, hash } = partsOfPhotoId(id);
    if ((await photos.find(leadId, hash)) !== null) return uploads.remove(id);
    const upload = await uploads.whole(id);
    // Its sender has taken it back, or its lead has been erased, while its last piece was on its way.
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
    void tell();
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
    // First noted, then removed: what was not noted comes again.
    if (status === UNUSABLE) await photos.noteRefused({ ...partsOfPhotoId(id), at: now() });
    await uploads.remove(id);
    // All that is still to come may be here.
    void tell();
  }

  return {
    receive: (id) =>
      oneAtATime(async () => {
        try {
          await take(id);
        } catch (error) {
          // A disk that is full may have room again; what is refused stays so.
          if (error instanceof HttpError) await turnDown(id, error);
          throw error;
        }
      }),
    removeLead: (leadId) =>
      ofLead(leadId, async () => {
        for (const id of await uploads.ofLead(leadId)) await uploads.remove(id);
        await files.removeLead(leadId);
      }),
    takeBack: createTakeBack({ photos, files, uploads, tell, now }),
  };
}

function otherContent(): HttpError {
  return new HttpError(422, 'photo_refused', 'The photo does not match the announced hash.');
}

/** What a sender is told of a photograph that there is no place for. */
export function refusalOf(reception: 'full' | 'gone'): HttpError {
  return reception === 'gone'
    ? new HttpError(410, 'gone', 'The request has been deleted.')
    : new HttpError(422, 'photo_limit', 'This request already has the maximum number of photos.');
}
