import { SYNC_TAG, registerSync } from '#outbox/core/sync.ts';
import { drain, type Round } from '#outbox/leads/drain.ts';
import { drainPhotos } from '#outbox/photos/drain.ts';
import { notifyDelivered } from './notifications.ts';
import { showWaiting } from './admin-notices.ts';
import { scope } from './scope.ts';

/**
 * Background Sync: sends what waits. Rejects while anything is left to retry, so that the browser
 * fires the event again; on the last chance it registers a new sync.
 */
export async function onSync(tag: string, lastChance: boolean): Promise<void> {
  if (tag !== SYNC_TAG) return;
  const { retryable } = await replay();
  const photos = await replayPhotos();
  if (retryable + photos === 0) return;
  if (lastChance) await registerSync(scope.registration);
  throw new Error('Leads or photos are still waiting to be sent');
}

/** Periodic sync, where granted: the same, but the browser does not retry when it fails. */
export async function onPeriodicSync(tag: string): Promise<void> {
  if (tag !== SYNC_TAG) return;
  await replay();
  await replayPhotos();
}

/** Drains, then updates the app badge and notifications. */
export async function replay(): Promise<Round> {
  const result = await drain({ trigger: 'sync' });
  await notifyDelivered(result.notifyIds);
  await showWaiting(result.waiting);
  return result;
}

/** Uploads the photos of delivered leads; returns how many still wait. */
export async function replayPhotos(): Promise<number> {
  return (await drainPhotos({ trigger: 'sync' })).waiting;
}
