import { paths } from '#contract/paths.ts';
import { read, type ReadTransaction, type WriteTransaction } from '../core/db.ts';
import type { Destination } from '../core/record.ts';
import { isPastUndo, isRemovedBeforeSending } from './due.ts';
import { removedAt, restored, wordsSettled } from './lifecycle.ts';
import { readPhoto, type Photo } from './record.ts';

// What the transactions of every lead need; the rest is loaded with the first photo.

/** Photos of all submissions, each submission's in the visitor's order. */
export async function listPhotos(): Promise<Photo[]> {
  const values = await read((transaction) => transaction.objectStore('photos').getAll());
  return inOrder(values);
}

/** Sorting by key would sort by content hash. */
function inOrder(values: readonly unknown[]): Photo[] {
  return values.flatMap((value) => readPhoto(value) ?? []).sort((a, b) => a.position - b.position);
}

/** Whether photos are still waiting to be uploaded or to be deleted at the receiver. */
export async function photosWait(): Promise<boolean> {
  return (await listPhotos()).some(({ state }) => state === 'waiting' || state === 'removed');
}

/** Runs in the transaction that writes a lead: marks its photos to be uploaded. */
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
 * Runs in the transaction that saves corrected answers: photos added while correcting are uploaded,
 * removed ones are dropped. The answers carry the new
 * photo count.
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

/** A request that is being removed. */
type Removal = {
  readonly isDelivered: boolean;
  /** Where its receiver expects the photos; null if it expects none. */
  readonly expectedAt?: string | null;
};

/**
 * Runs in the transaction that removes a request: takes its photos back. If the request was
 * delivered, only photos that have not arrived are taken back; the receiver keeps the others.
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

/** Runs in the transaction that restores a removed request. */
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

/** Whether a submission has photos still to be uploaded. Runs in a transaction. */
export async function hasWaiting(
  transaction: WriteTransaction,
  submissionId: string,
): Promise<boolean> {
  return (await photosIn(transaction, submissionId)).some(({ state }) => state === 'waiting');
}

/** Erases a photo and its bytes. Runs in a transaction. */
export async function eraseIn(transaction: WriteTransaction, id: string): Promise<void> {
  await transaction.objectStore('photos').delete(id);
  await transaction.objectStore('photoBytes').delete(id);
}

/** Photos of a submission in the visitor's order. Runs in a transaction. */
export async function photosIn(
  transaction: ReadTransaction | WriteTransaction,
  submissionId: string,
): Promise<Photo[]> {
  // Ids begin with the submission's id: a key range instead of an index (decision 0014).
  const range = IDBKeyRange.bound(
    `${submissionId.toLowerCase()}.`,
    `${submissionId.toLowerCase()}/`,
  );
  const values = await transaction.objectStore('photos').getAll(range);
  return inOrder(values);
}

/**
 * Where the photos of a lead are uploaded: next to the address for leads. Null for a webhook, which
 * accepts none.
 */
export function photosUrl({ kind, url }: Destination): string | null {
  if (kind !== 'server' || !url.endsWith(paths.leads)) return null;
  return `${url.slice(0, -paths.leads.length)}${paths.photos}`;
}
