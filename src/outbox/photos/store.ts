import { photoLimits } from '#contract/limits.ts';
import { photoIdOf } from '#contract/photos.ts';
import { announceChange } from '../core/changes.ts';
import { read, write, type WriteTransaction } from '../core/db.ts';
import { randomKey, readRow } from '../core/record.ts';
import { isPastUndo, isRemovedBeforeSending } from './due.ts';
import { removedAt, restored, reworded, triedAgain, wordsSettled } from './lifecycle.ts';
import { PHOTO_VERSION, readPhoto, type Photo } from './record.ts';
import { eraseIn, photosIn, photosUrl } from './rows.ts';

/** A picture compressed for upload. */
export type NewPhoto = {
  readonly submissionId: string;
  readonly bytes: ArrayBuffer;
  /** Its SHA-256 in hex. */
  readonly hash: string;
  readonly thumbnail: string;
  /** Whether it is uploaded only on an unmetered connection. */
  readonly onWifiOnly?: boolean;
  /** Id of the photo it replaces, in the same transaction, taking over its position and caption. */
  readonly replaces?: string;
};

/** The result of adding a picture. */
export type AddOutcome = 'added' | 'known' | 'full';

/**
 * Stores a picture on disk as part of an unsent form. The same picture twice is stored once.
 * Rejects when storage is refused, full or does not respond.
 */
export async function addPhoto(photo: NewPhoto, now: number = Date.now()): Promise<AddOutcome> {
  const id = photoIdOf(photo.submissionId, photo.hash);
  const result = await write('strict', async (transaction): Promise<AddOutcome> => {
    const there = await photosIn(transaction, photo.submissionId);
    const replaced = there.find((one) => one.id === photo.replaces);
    if (replaced !== undefined) await takeBack(transaction, replaced, now);
    if (there.some((one) => one.id === id && isMeant(one))) return 'known';
    const meant = there.filter((one) => isMeant(one) && one !== replaced);
    if (meant.length >= photoLimits.most) return 'full';
    const before = there.find((one) => one.id === id);
    const next = Math.max(-1, ...meant.map((one) => one.position)) + 1;
    const place = { position: replaced?.position ?? next, caption: replaced?.caption ?? '' };
    const row =
      before !== undefined && isRemovedBeforeSending(before)
        ? addedAgain(before, place)
        : // The receiver may hold part of a removed photo, under the key it had then.
          { ...newPhoto(photo, id, now), ...place, key: before?.key ?? randomKey() };
    await transaction.objectStore('photos').put(row);
    await transaction.objectStore('photoBytes').put(photo.bytes, id);
    return 'added';
  });
  announceChange();
  return result;
}

/**
 * Unchanged: as a draft it would be deleted, bytes included, if the correction is closed without
 * saving.
 */
function addedAgain(before: Photo, { position, caption }: Pick<Photo, 'position' | 'caption'>) {
  return reworded({ ...restored(before), position }, caption);
}

function newPhoto(photo: NewPhoto, id: string, now: number): Photo {
  return {
    id,
    submissionId: photo.submissionId,
    position: 0,
    caption: '',
    size: photo.bytes.byteLength,
    thumbnail: photo.thumbnail,
    state: 'draft',
    offset: 0,
    attempts: 0,
    nextAttemptAt: 0,
    changedAt: now,
    lastFailure: null,
    onWifiOnly: photo.onWifiOnly ?? false,
    schemaVersion: PHOTO_VERSION,
  };
}

/** Whether a photo belongs to its request: neither removed nor refused. */
export function isMeant({ state }: Photo): boolean {
  return state !== 'removed' && state !== 'refused';
}

/** Photos of a submission, in the visitor's order. */
export async function photosOf(submissionId: string): Promise<Photo[]> {
  const found = await read((transaction) => photosIn(transaction, submissionId));
  return found.filter((photo) => photo.state !== 'removed');
}

/** The bytes of a photo; null when they are missing. Read by key: decision 0014. */
export async function bytesOf(id: string): Promise<ArrayBuffer | null> {
  const value = await read((transaction) => transaction.objectStore('photoBytes').get(id));
  return value instanceof ArrayBuffer ? value : null;
}

/** Changes a photo; `change` gets the current one and returns the new one, or null to leave it. */
export async function updatePhoto(
  id: string,
  change: (photo: Photo) => Photo | null,
  durability: IDBTransactionDurability = 'relaxed',
): Promise<Photo | null> {
  const changed = await write(durability, async (transaction) => {
    const store = transaction.objectStore('photos');
    const there = readPhoto(await store.get(id));
    const next = there && change(there);
    if (next === null) return null;
    await store.put(next);
    if (!holdsBytes(next)) await transaction.objectStore('photoBytes').delete(id);
    return next;
  });
  if (changed) announceChange();
  return changed;
}

function holdsBytes({ state, attempts, refusal }: Photo): boolean {
  // Undo is over once the receiver knows of the removal.
  if (state === 'removed') return attempts === 0;
  // The visitor may have no other copy, and can retry it.
  if (state === 'refused') return refusal === 'failing';
  return state !== 'arrived';
}

/** Makes a photo due now; the caller then starts a drain. */
export async function retryPhoto(id: string): Promise<void> {
  await updatePhoto(id, triedAgain, 'strict');
}

export async function captionPhoto(id: string, caption: string): Promise<void> {
  await updatePhoto(id, (photo) => reworded(photo, caption));
}

/** Removes a photo; what the receiver has of it is deleted later. */
export async function removePhoto(id: string, now: number = Date.now()): Promise<void> {
  await write('strict', async (transaction) => {
    const photo = readPhoto(await transaction.objectStore('photos').get(id));
    if (photo === null) await eraseIn(transaction, id);
    else await takeBack(transaction, photo, now);
  });
  announceChange();
}

/**
 * Marks a photo as removed if its receiver may know of it, so that the removal is reported; erases
 * any other at once.
 */
async function takeBack(transaction: WriteTransaction, photo: Photo, now: number): Promise<void> {
  const { id, state, submissionId } = photo;
  if (state !== 'waiting' && state !== 'arrived') return eraseIn(transaction, id);
  const lead = readRow(await transaction.objectStore('outbox').get(submissionId));
  const expectedAt = lead?.state === 'delivered' ? photosUrl(lead.destination) : null;
  await transaction.objectStore('photos').put(removedAt(photo, now, expectedAt));
}

/** Undoes a removal; false when it is too late. */
export async function restorePhoto(id: string, now: number = Date.now()): Promise<boolean> {
  const back = await updatePhoto(
    id,
    (photo) => (photo.state === 'removed' && !isPastUndo(photo, now) ? restored(photo) : null),
    'strict',
  );
  return back !== null;
}

/**
 * Restores the photos of a waiting request after a correction that was not saved: added ones go,
 * removed ones come back, captions are reset.
 */
export async function undoCorrection(submissionId: string): Promise<void> {
  await dropDraftPhotos(submissionId);
  await write('strict', async (transaction) => {
    // Deleted in another tab together with its photos.
    if ((await transaction.objectStore('outbox').getKey(submissionId)) === undefined) return;
    for (const photo of await photosIn(transaction, submissionId)) {
      const isRemoved = isRemovedBeforeSending(photo);
      if (!isRemoved && photo.captionBefore === undefined) continue;
      const back = isRemoved ? restored(photo) : photo;
      await transaction.objectStore('photos').put(wordsSettled(back, false));
    }
  });
  announceChange();
}

/** Erases photos in any state. */
export async function erasePhotos(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await write('strict', async (transaction) => {
    for (const id of ids) await eraseIn(transaction, id);
  });
  announceChange();
}

/** Erases the photos of a form that was abandoned before it was sent. */
export async function dropDraftPhotos(submissionId: string): Promise<void> {
  const drafts = (await photosOf(submissionId)).filter(({ state }) => state === 'draft');
  await erasePhotos(drafts.map(({ id }) => id));
}
