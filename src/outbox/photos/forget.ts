import { paths } from '#contract/paths.ts';
import { list } from '../outbox.ts';
import { waitingStates } from '../states.ts';
import { photosUrl } from './address.ts';
import { listPhotos } from './along.ts';
import type { Tools } from './drain.ts';
import { erasePhotos, updatePhoto } from './photos.ts';
import type { Photo } from './record.ts';
import {
  afterForgetting,
  isAbandoned,
  isPastForgetting,
  isPhotoDue,
  mayHaveBegun,
} from './schedule.ts';
import { isPastUndo, isRemovedBeforeSending } from './undo.ts';
import { takeBack } from './upload.ts';

/**
 * Forgets what the visitor has taken back, and forms that were given up, for good: here, and with the
 * receiver, who is asked until it has heard.
 */
export async function forgetRemoved(tools: Tools, signal: AbortSignal): Promise<void> {
  const now = tools.now();
  const givenUp = (await listPhotos()).filter((photo) => isAbandoned(photo, now));
  await erasePhotos(givenUp.map(({ id }) => id));
  for (const photo of await toBeForgotten()) {
    if (!isPastUndo(photo, now) || !isPhotoDue(photo, tools.trigger, now)) continue;
    if (!(await forget(photo, tools, signal))) return;
  }
}

/**
 * Photographs that were taken back, and where that is told. One that was removed while its request is
 * corrected is not among them: until the correction is saved the request counts it. Where that never
 * comes to pass, its receiver is told of it once the request is there.
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

/** False when nobody answers, so that the others would ask in vain. */
async function forget(photo: Photo, tools: Tools, signal: AbortSignal): Promise<boolean> {
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
  // Its id and key are all that is needed from now on.
  await updatePhoto(photo.id, (row) =>
    row.state === 'removed'
      ? afterForgetting({ ...photo, thumbnail: '', caption: '' }, failure, now(), random)
      : null,
  );
  return failure.kind === 'http';
}
