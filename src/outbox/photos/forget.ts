import { paths } from '#contract/paths.ts';
import { list } from '../core/rows.ts';
import { waitingStates } from '../core/schedule.ts';
import { isPastUndo, isPhotoDue, isRemovedBeforeSending } from './due.ts';
import { afterForgetting, isAbandoned, isPastForgetting, mayHaveBegun } from './lifecycle.ts';
import type { Photo } from './record.ts';
import { listPhotos, photosUrl } from './rows.ts';
import { erasePhotos, updatePhoto } from './store.ts';
import { takeBack, type PhotoTools } from './upload.ts';

/**
 * Deletes removed photos and those of abandoned forms for good: on this device, and at the
 * receiver, retrying until it confirms.
 */
export async function forgetRemoved(tools: PhotoTools, signal: AbortSignal): Promise<void> {
  const now = tools.now();
  const givenUp = (await listPhotos()).filter((photo) => isAbandoned(photo, now));
  await erasePhotos(givenUp.map(({ id }) => id));
  for (const photo of await toBeForgotten()) {
    if (!isPastUndo(photo, now) || !isPhotoDue(photo, tools.trigger, now)) continue;
    if (!(await forget(photo, tools, signal))) return;
  }
}

/**
 * Removed photos and where to report the removal. A photo removed while its request is being
 * corrected is excluded until the correction is saved: the request still counts it. If it never is,
 * the receiver is told once the request is delivered.
 */
export async function toBeForgotten(): Promise<Photo[]> {
  const removed = (await listPhotos()).filter(({ state }) => state === 'removed');
  if (removed.length === 0) return [];
  const leads = new Map((await list()).map((lead) => [lead.id, lead]));
  return removed.flatMap((photo) => {
    const lead = leads.get(photo.submissionId);
    if (lead === undefined || !isRemovedBeforeSending(photo)) return [photo];
    if (waitingStates.includes(lead.state)) return [];
    const expectedAt = lead.state === 'delivered' ? photosUrl(lead.destination) : null;
    return [expectedAt === null ? photo : { ...photo, begunAt: expectedAt }];
  });
}

/** False when the receiver can't be reached, so that the others need not be tried. */
async function forget(photo: Photo, tools: PhotoTools, signal: AbortSignal): Promise<boolean> {
  const { send, now, random } = tools;
  const failure =
    mayHaveBegun(photo) && !isPastForgetting(photo, now())
      ? await takeBack(photo, { url: photo.begunAt ?? paths.photos, send, now, signal })
      : null;
  signal.throwIfAborted();
  if (failure === null) {
    await erasePhotos([photo.id]);
    return true;
  }
  // Only its id and key are needed from now on.
  await updatePhoto(photo.id, (row) =>
    row.state === 'removed'
      ? afterForgetting({ ...photo, thumbnail: '', caption: '' }, failure, now(), random)
      : null,
  );
  return failure.kind === 'http';
}
