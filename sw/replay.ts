import { SYNC_TAG } from '#contract/sync-tag.ts';
import { drain, type DrainResult } from '#outbox/drain.ts';
import { drainPhotos } from '#outbox/photos/drain.ts';
import { registerSync } from '#outbox/sync.ts';
import { notifyDelivered } from './notifications.ts';
import { showWaiting } from './office-badge.ts';
import { scope } from './scope.ts';

/**
 * Background Sync: sends what waits. Rejects while something is left that can be retried, so that
 * the browser calls again; on its last chance a new registration takes over.
 */
export async function onSync(tag: string, lastChance: boolean): Promise<void> {
  if (tag !== SYNC_TAG) return;
  const { retryable } = await replay();
  const photos = await replayPhotos();
  if (retryable + photos === 0) return;
  if (lastChance) await registerSync(scope.registration);
  throw new Error('Leads or photos are still waiting to be sent');
}

/** Periodic sync, where granted: the same, and nobody calls again when it fails. */
export async function onPeriodicSync(tag: string): Promise<void> {
  if (tag !== SYNC_TAG) return;
  await replay();
  await replayPhotos();
}

/** Drains, then brings app icon and notifications up to date. */
export async function replay(): Promise<DrainResult> {
  const result = await drain({ trigger: 'sync' });
  await notifyDelivered(result.notifyIds);
  await showWaiting(result.waiting);
  return result;
}

/** Uploads the photographs of what has arrived; says how many still wait. */
export async function replayPhotos(): Promise<number> {
  return (await drainPhotos({ trigger: 'sync' })).waiting;
}
