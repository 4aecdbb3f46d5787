import { requestBackgroundSync } from '#outbox/capabilities.ts';
import type { Photo } from '#outbox/photos/record.ts';
import { forgetAt } from '#outbox/photos/undo.ts';
import { isHeldBack } from '#outbox/photos/line.ts';
import type { Submission } from '#outbox/record.ts';
import type { Trigger } from '#outbox/schedule.ts';
import { STORAGE_PAUSE_MS } from './wake.ts';

let uploading = false;
let restUntil = 0;

/** Photographs whose request has arrived, so that they are next. */
export function photosToSend(rows: readonly Submission[], photos: readonly Photo[]): Photo[] {
  const arrived = rows
    .filter(({ state, destination }) => state === 'delivered' && destination.kind === 'server')
    .map(({ id }) => id);
  return photos.filter(
    ({ state, submissionId }) => state === 'waiting' && arrived.includes(submissionId),
  );
}

/** When photographs need looking after next, milliseconds since the epoch; null when none do. */
export function nextPhotoWake(
  rows: readonly Submission[],
  photos: readonly Photo[],
): number | null {
  if (uploading) return null;
  const times = [
    // What waits for another line is woken by that line.
    ...photosToSend(rows, photos)
      .filter((photo) => !isHeldBack(photo))
      .map(({ nextAttemptAt }) => nextAttemptAt),
    ...photos.filter(({ state }) => state === 'removed').map(forgetAt),
  ];
  return times.length === 0 ? null : Math.max(Math.min(...times), restUntil);
}

/** Uploads what is due, then asks the browser to wake the worker for what is left. */
export async function uploadPhotos(trigger: Trigger): Promise<void> {
  if (uploading) return;
  uploading = true;
  try {
    const { drainPhotos } = await import('#outbox/photos/drain.ts');
    const { waiting } = await drainPhotos({ trigger });
    if (waiting > 0) await requestBackgroundSync();
  } catch {
    // Storage does not answer, or the lock was lost: at once again would never end.
    restUntil = Date.now() + STORAGE_PAUSE_MS;
  } finally {
    uploading = false;
  }
}
