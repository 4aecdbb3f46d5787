import { requestBackgroundSync } from '#outbox/core/capabilities.ts';
import type { Trigger } from '#outbox/core/schedule.ts';
import type { Photo } from '#outbox/photos/record.ts';

/** How long storage that did not respond is left alone, in milliseconds. */
export const STORAGE_PAUSE_MS = 10_000;

let uploading = false;
let restUntil = 0;

/** The photos as far as they may wake the page: none during an upload, none early after a failure. */
export function photosToWakeFor(photos: readonly Photo[]): readonly Photo[] {
  if (uploading) return [];
  return photos.map((photo) => ({
    ...photo,
    nextAttemptAt: Math.max(photo.nextAttemptAt, restUntil),
  }));
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
    // Storage does not respond, or the lock was lost: an immediate retry would never end.
    restUntil = Date.now() + STORAGE_PAUSE_MS;
  } finally {
    uploading = false;
  }
}
