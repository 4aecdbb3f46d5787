import { paths } from '#contract/paths.ts';
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
import { isPastUndo } from './undo.ts';
import { takeBack } from './upload.ts';

/**
 * Forgets what the visitor has taken back, and forms that were given up, for good: here, and with the
 * receiver, who is asked until it has heard.
 */
export async function forgetRemoved(tools: Tools, signal: AbortSignal): Promise<void> {
  const now = tools.now();
  const photos = await listPhotos();
  const givenUp = photos.filter((photo) => isAbandoned(photo, now));
  await erasePhotos(givenUp.map(({ id }) => id));
  for (const photo of photos.filter(({ state }) => state === 'removed')) {
    if (!isPastUndo(photo, now) || !isPhotoDue(photo, tools.trigger, now)) continue;
    if (!(await forget(photo, tools, signal))) return;
  }
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
      ? afterForgetting({ ...row, thumbnail: '', caption: '' }, failure, now(), random)
      : null,
  );
  return failure.kind === 'http';
}
