import { photoLimits } from '#contract/photo-limits.ts';
import { photoIdOf } from '#contract/photos.ts';
import { announceChange } from '../changes.ts';
import { read, write } from '../db.ts';
import { readRow } from '../migrate-row.ts';
import { photosUrl } from './address.ts';
import { photosIn } from './along.ts';
import { PHOTO_VERSION, readPhoto, type Photo } from './record.ts';
import { isPastUndo, removedAt, restored } from './undo.ts';

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
    if (there.some((one) => one.id === id && isMeant(one))) return 'known';
    const meant = there.filter(isMeant);
    if (meant.length >= photoLimits.most) return 'full';
    // Of one that was taken back the receiver may have something, under the key of then.
    const key = there.find((one) => one.id === id)?.key ?? newKey();
    const position = Math.max(-1, ...meant.map((one) => one.position)) + 1;
    await transaction.objectStore('photos').put({ ...newPhoto(photo, id, position, now), key });
    await transaction.objectStore('photoBytes').put(photo.bytes, id);
    return 'added';
  });
  announceChange();
  return result;
}

function newPhoto(photo: NewPhoto, id: string, position: number, now: number): Photo {
  return {
    id,
    submissionId: photo.submissionId,
    position,
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

function holdsBytes({ state, attempts }: Photo): boolean {
  // Taken back, and its receiver is being told.
  if (state === 'removed') return attempts === 0;
  return state !== 'arrived' && state !== 'refused';
}

/** Takes a photograph back; what the receiver has of it is forgotten there too, later. */
export async function removePhoto(id: string, now: number = Date.now()): Promise<void> {
  const isTakenBack = await write('strict', async (transaction) => {
    const photo = readPhoto(await transaction.objectStore('photos').get(id));
    if (photo?.state !== 'waiting' && photo?.state !== 'arrived') return false;
    const lead = readRow(await transaction.objectStore('outbox').get(photo.submissionId));
    const expectedAt = lead?.state === 'delivered' ? photosUrl(lead.destination) : null;
    await transaction.objectStore('photos').put(removedAt(photo, now, expectedAt));
    return true;
  });
  if (isTakenBack) announceChange();
  else await erasePhotos([id]);
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

/** Erases photographs, whatever their state. */
export async function erasePhotos(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await write('strict', async (transaction) => {
    for (const id of ids) {
      await transaction.objectStore('photos').delete(id);
      await transaction.objectStore('photoBytes').delete(id);
    }
  });
  announceChange();
}

/** Erases the photographs of a form that was given up before it was sent. */
export async function dropDraftPhotos(submissionId: string): Promise<void> {
  const drafts = (await photosOf(submissionId)).filter(({ state }) => state === 'draft');
  await erasePhotos(drafts.map(({ id }) => id));
}
