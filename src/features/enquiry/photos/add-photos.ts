import type { PhotoProblem } from '#content/forms/photo-list.ts';
import { askToKeepStorage, roomLeft } from '#lib/browser-page.ts';
import { isFull } from '#outbox/db.ts';
import { addPhoto, type AddResult } from '#outbox/photos/photos.ts';
import type { Photo } from '#outbox/photos/record.ts';
import { wantsWifiOnly } from '#outbox/photos/wifi-only.ts';
import { photoIdOf } from '#contract/photos.ts';
import { smallPicture } from './small/small-picture.ts';
import type { SmallPicture } from './small/result.ts';

/** A file that does not go along, and why. */
export type Rejected = { readonly name: string; readonly problem: PhotoProblem };

/**
 * Makes picked files small and keeps them on the phone as part of a submission, one after the other;
 * the good ones whatever the others are. Never rejects.
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

/** Puts another picture in the place of one, which stays where the other can't be kept. */
export async function replacePhoto(photo: Photo, file: File): Promise<readonly Rejected[]> {
  const small = await smallPicture(file);
  if (small.kind === 'problem') return [{ name: file.name, problem: small.problem }];
  const id = photoIdOf(photo.submissionId, small.hash);
  if (id === photo.id) return [];
  const added = await keep(photo.submissionId, small, photo.id);
  return isProblem(added) ? [{ name: file.name, problem: added }] : [];
}

/** Why a picture could not be kept: no room, or a browser that refuses or does not answer. */
type NotKept = 'noRoom' | 'notKept';

function isProblem(added: AddResult | NotKept): added is NotKept | 'full' {
  return added !== 'added' && added !== 'known';
}

async function keep(
  submissionId: string,
  { bytes, hash, thumbnail }: SmallPicture,
  replaces?: string,
): Promise<AddResult | NotKept> {
  try {
    if (!(await hasRoomFor(bytes.byteLength))) return 'noRoom';
    const onWifiOnly = wantsWifiOnly();
    const photo = { submissionId, bytes, hash, thumbnail, onWifiOnly };
    const added = await addPhoto(replaces === undefined ? photo : { ...photo, replaces });
    // Before the request itself is kept: a draft may stay for days.
    if (added === 'added') void askToKeepStorage();
    return added;
  } catch (error) {
    return isFull(error) ? 'noRoom' : 'notKept';
  }
}

/** What the browser must have left beside a photograph, so that the lead itself is never in danger. */
const RESERVE_BYTES = 1024 * 1024;

async function hasRoomFor(bytes: number): Promise<boolean> {
  const left = await roomLeft();
  // Not told: the writing will show.
  return left === null || left > bytes + RESERVE_BYTES;
}
