import type { PhotoProblem } from '#content/forms/photo-list.ts';
import { keepStorage, roomLeft } from '#lib/browser-page.ts';
import { isFull } from '#outbox/core/db.ts';
import { addPhoto, type AddOutcome } from '#outbox/photos/store.ts';
import type { Photo } from '#outbox/photos/record.ts';
import { wantsWifiOnly } from '#outbox/photos/wifi-only.ts';
import { photoIdOf } from '#contract/photos.ts';
import { smallPicture } from './small/small-picture.ts';
import type { SmallPicture } from './small/make-small.ts';

/** A rejected file and the reason. */
export type Rejected = { readonly name: string; readonly problem: PhotoProblem };

/**
 * Compresses picked files and stores them on the phone as part of a submission, one at a time; good
 * files are stored even if others fail. Never rejects.
 */
export async function addPhotos(
  submissionId: string,
  files: readonly File[],
): Promise<readonly Rejected[]> {
  const rejected: Rejected[] = [];
  for (const file of files) {
    const problem = await addOne(submissionId, file);
    if (problem !== null) rejected.push({ name: file.name, problem });
  }
  return rejected;
}

async function addOne(submissionId: string, file: File): Promise<PhotoProblem | null> {
  const small = await smallPicture(file);
  if (small.kind === 'problem') return small.problem;
  const added = await keep(submissionId, small);
  return isProblem(added) ? added : null;
}

/** Replaces a photo with another picture; keeps the old one if the new one can't be stored. */
export async function replacePhoto(photo: Photo, file: File): Promise<readonly Rejected[]> {
  const small = await smallPicture(file);
  if (small.kind === 'problem') return [{ name: file.name, problem: small.problem }];
  const id = photoIdOf(photo.submissionId, small.hash);
  if (id === photo.id) return [];
  const added = await keep(photo.submissionId, small, photo.id);
  return isProblem(added) ? [{ name: file.name, problem: added }] : [];
}

/** Why a picture could not be stored: no space, or a browser that refuses or does not respond. */
type NotKept = 'noRoom' | 'notKept';

function isProblem(added: AddOutcome | NotKept): added is NotKept | 'full' {
  return added !== 'added' && added !== 'known';
}

async function keep(
  submissionId: string,
  { bytes, hash, thumbnail }: SmallPicture,
  replaces?: string,
): Promise<AddOutcome | NotKept> {
  try {
    if (!(await hasRoomFor(bytes.byteLength))) return 'noRoom';
    const onWifiOnly = wantsWifiOnly();
    const photo = { submissionId, bytes, hash, thumbnail, onWifiOnly };
    const added = await addPhoto(replaces === undefined ? photo : { ...photo, replaces });
    // Before the request itself is stored: a draft may stay for days.
    if (added === 'added') void keepStorage();
    return added;
  } catch (error) {
    return isFull(error) ? 'noRoom' : 'notKept';
  }
}

/** Free space that must remain after storing a photo, so that the lead itself always fits. */
const RESERVE_BYTES = 1024 * 1024;

async function hasRoomFor(bytes: number): Promise<boolean> {
  const left = await roomLeft();
  // Unknown: writing will show.
  return left === null || left > bytes + RESERVE_BYTES;
}
