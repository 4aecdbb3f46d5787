import { photoLimits } from '#contract/photo-limits.ts';
import { photoIdOf } from '#contract/photos.ts';
import { announceChange } from '../changes.ts';
import { read, write, type WriteTransaction } from '../db.ts';
import { readRow } from '../migrate-row.ts';
import { photosUrl } from './address.ts';
import { eraseIn, photosIn } from './along.ts';
import { PHOTO_VERSION, readPhoto, type Photo } from './record.ts';
import { triedAgain } from './schedule.ts';
import {
  isPastUndo,
  isRemovedBeforeSending,
  removedAt,
  restored,
  reworded,
  wordsSettled,
} from './undo.ts';

const KEY_BYTES = 32;

/** A picture made small enough to be sent. */
export type NewPhoto = {
  readonly submissionId: string;
  readonly bytes: ArrayBuffer;
  /** Its SHA-256 in hex. */
  readonly hash: string;
  readonly thumbnail: string;
  /** Whether it is sent on a line only that costs nothing. */
  readonly onWifiOnly?: boolean;
  /** Id of the one whose place and words it takes, and which goes in the same step. */
  readonly replaces?: string;
};

/** What became of a picture that was added. */
export type AddResult = 'added' | 'known' | 'full';

/**
 * Keeps a picture on the disk as part of a form that has not been sent. The same one twice is one.
 * Rejects when storage is refused, full or silent.
 */
export async function addPhoto(photo: NewPhoto, now: number = Date.now()): Promise<AddResult> {
  const id = photoIdOf(photo.submissionId, photo.hash);
  const result = await write('strict', async (transaction): Promise<AddResult> => {
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
        : // Of one that was taken back the receiver may have something, under the key of then.
          { ...newPhoto(photo, id, now), ...place, key: before?.key ?? newKey() };
    await transaction.objectStore('photos').put(row);
    await transaction.objectStore('photoBytes').put(photo.bytes, id);
    return 'added';
  });
  announceChange();
  return result;
}

/** As it was: a draft would go, with its bytes, when the correction is closed without being saved. */
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

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a photograph belongs to its request: neither taken back nor turned down. */
export function isMeant({ state }: Photo): boolean {
  return state !== 'removed' && state !== 'refused';
}

/** Photographs of a submission, in the visitor's order. */
export async function photosOf(submissionId: string): Promise<Photo[]> {
  const found = await read((transaction) => photosIn(transaction, submissionId));
  return found.filter((photo) => photo.state !== 'removed');
}

/** The bytes of a photograph; null when they are not there. Read by key: decision 0014. */
export async function bytesOf(id: string): Promise<ArrayBuffer | null> {
  const value = await read((transaction) => transaction.objectStore('photoBytes').get(id));
  return value instanceof ArrayBuffer ? value : null;
}

/** Changes a photograph; `change` gets it as it is now and gives what it should be, or null. */
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
  // Taken back, and its receiver is being told.
  if (state === 'removed') return attempts === 0;
  // The visitor may have no other copy, and can have it tried again.
  if (state === 'refused') return refusal === 'failing';
  return state !== 'arrived';
}

/** Makes a photograph due at once; the caller drains after. */
export async function retryPhoto(id: string): Promise<void> {
  await updatePhoto(id, triedAgain, 'strict');
}

/** Gives a photograph other words. */
export async function captionPhoto(id: string, caption: string): Promise<void> {
  await updatePhoto(id, (photo) => reworded(photo, caption));
}

/** Takes a photograph back; what the receiver has of it is forgotten there too, later. */
export async function removePhoto(id: string, now: number = Date.now()): Promise<void> {
  await write('strict', async (transaction) => {
    const photo = readPhoto(await transaction.objectStore('photos').get(id));
    if (photo === null) await eraseIn(transaction, id);
    else await takeBack(transaction, photo, now);
  });
  announceChange();
}

/** Marks one that its receiver may know of as removed, so that it is told; forgets any other at once. */
async function takeBack(transaction: WriteTransaction, photo: Photo, now: number): Promise<void> {
  const { id, state, submissionId } = photo;
  if (state !== 'waiting' && state !== 'arrived') return eraseIn(transaction, id);
  const lead = readRow(await transaction.objectStore('outbox').get(submissionId));
  const expectedAt = lead?.state === 'delivered' ? photosUrl(lead.destination) : null;
  await transaction.objectStore('photos').put(removedAt(photo, now, expectedAt));
}

/** Undoes it; false when it is too late. */
export async function restorePhoto(id: string, now: number = Date.now()): Promise<boolean> {
  const back = await updatePhoto(
    id,
    (photo) => (photo.state === 'removed' && !isPastUndo(photo, now) ? restored(photo) : null),
    'strict',
  );
  return back !== null;
}

/**
 * Leaves the photographs of a waiting request as they were before a correction that is not saved: those
 * that were added go, those that were removed come back, and all have their words of before.
 */
export async function undoCorrection(submissionId: string): Promise<void> {
  await dropDraftPhotos(submissionId);
  await write('strict', async (transaction) => {
    // Deleted in another tab: its photographs have gone with it.
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

/** Erases photographs, whatever their state. */
export async function erasePhotos(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await write('strict', async (transaction) => {
    for (const id of ids) await eraseIn(transaction, id);
  });
  announceChange();
}

/** Erases the photographs of a form that was given up before it was sent. */
export async function dropDraftPhotos(submissionId: string): Promise<void> {
  const drafts = (await photosOf(submissionId)).filter(({ state }) => state === 'draft');
  await erasePhotos(drafts.map(({ id }) => id));
}
