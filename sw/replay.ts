import { openChannel } from '#lib/browser.ts';
import { sendWebsite, WEBSITE_CHANNEL } from '#outbox/admin/website-send.ts';
import { SYNC_TAG, registerSync, WEBSITE_SYNC_TAG } from '#outbox/core/sync.ts';
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
  if (tag === WEBSITE_SYNC_TAG) return replayWebsite(lastChance);
  if (tag !== SYNC_TAG) return;
  const { retryable } = await replay();
  const photos = await replayPhotos();
  if (retryable + photos === 0) return;
  if (lastChance) await registerSync(scope.registration);
  throw new Error('Leads or photos are still waiting to be sent');
}

/** Sends what an owner has published without signal. Rejects while the server does not answer. */
async function replayWebsite(lastChance: boolean): Promise<void> {
  const end = await sendWebsite();
  const channel = openChannel(WEBSITE_CHANNEL);
  channel?.postMessage(null);
  channel?.close();
  // Without a session it waits for the owner to sign in.
  if (end !== 'later') return;
  if (lastChance) await registerSync(scope.registration, WEBSITE_SYNC_TAG);
  throw new Error('Entries of the website are still waiting to be sent');
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
