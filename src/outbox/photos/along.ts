import { read, type ReadTransaction, type WriteTransaction } from '../db.ts';
import { readPhoto, type Photo } from './record.ts';
import { isPastUndo, isRemovedBeforeSending, removedAt, restored, wordsSettled } from './undo.ts';

// What every lead's own transactions need; the rest is loaded with the first photograph.

/** Photographs of all submissions, those of each in the visitor's order. */
export async function listPhotos(): Promise<Photo[]> {
  const values = await read((transaction) => transaction.objectStore('photos').getAll());
  return inOrder(values);
}

/** Their keys would put them in the order of their content's hashes. */
function inOrder(values: readonly unknown[]): Photo[] {
  return values.flatMap((value) => readPhoto(value) ?? []).sort((a, b) => a.position - b.position);
}

/** Whether photographs have still to be sent, or to be forgotten. */
export async function photosWait(): Promise<boolean> {
  return (await listPhotos()).some(({ state }) => state === 'waiting' || state === 'removed');
}

/** With the lead that is being written, in its transaction: its photographs are to be sent. */
export async function sendAlong(
  transaction: WriteTransaction,
  submissionId: string,
): Promise<void> {
  const photos = await photosIn(transaction, submissionId);
  for (const photo of photos.filter(({ state }) => state === 'draft')) {
    await transaction.objectStore('photos').put({ ...photo, state: 'waiting' });
  }
}

/**
 * With the corrected answers of a request, in their transaction: what was added to it meanwhile is to be
 * sent, what was removed is gone. The answers count what is left.
 */
export async function correctAlong(
  transaction: WriteTransaction,
  submissionId: string,
): Promise<void> {
  await sendAlong(transaction, submissionId);
  for (const photo of await photosIn(transaction, submissionId)) {
    if (isRemovedBeforeSending(photo)) await eraseIn(transaction, photo.id);
    else await transaction.objectStore('photos').put(wordsSettled(photo, true));
  }
}

/** A request that is removed. */
export type Removal = {
  readonly isDelivered: boolean;
  /** Where its receiver expects its photographs; null where none are expected. */
  readonly expectedAt?: string | null;
};

/**
 * With a request that is removed, in its transaction. Its photographs are taken back; of one that has
 * been delivered only those that have not arrived: the others are the receiver's, as it is.
 */
export async function removeAlong(
  transaction: WriteTransaction,
  submissionId: string,
  { isDelivered, expectedAt = null }: Removal,
  now: number = Date.now(),
): Promise<void> {
  for (const photo of await photosIn(transaction, submissionId)) {
    const store = transaction.objectStore('photos');
    const isTakenBack = photo.state === 'waiting' || (photo.state === 'arrived' && !isDelivered);
    if (isTakenBack) await store.put(removedAt(photo, now, expectedAt));
    else if (photo.state !== 'removed') await eraseIn(transaction, photo.id);
  }
}

/** With a request that is brought back, in its transaction. */
export async function restoreAlong(
  transaction: WriteTransaction,
  submissionId: string,
  now: number = Date.now(),
): Promise<void> {
  for (const photo of await photosIn(transaction, submissionId)) {
    if (photo.state !== 'removed' || isPastUndo(photo, now)) continue;
    await transaction.objectStore('photos').put(restored(photo));
  }
}

/** Whether photographs of a submission have still to be sent, in a transaction. */
export async function hasWaiting(
  transaction: WriteTransaction,
  submissionId: string,
): Promise<boolean> {
  return (await photosIn(transaction, submissionId)).some(({ state }) => state === 'waiting');
}

/** Erases a photograph with its bytes, in a transaction. */
export async function eraseIn(transaction: WriteTransaction, id: string): Promise<void> {
  await transaction.objectStore('photos').delete(id);
  await transaction.objectStore('photoBytes').delete(id);
}

/** Photographs of a submission, in a transaction, in the visitor's order. */
export async function photosIn(
  transaction: ReadTransaction | WriteTransaction,
  submissionId: string,
): Promise<Photo[]> {
  // Ids begin with the submission's; a range of keys, not an index (decision 0014).
  const range = IDBKeyRange.bound(
    `${submissionId.toLowerCase()}.`,
    `${submissionId.toLowerCase()}/`,
  );
  const values = await transaction.objectStore('photos').getAll(range);
  return inOrder(values);
}
