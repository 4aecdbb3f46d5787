import { toWorkerSchema } from '#contract/worker-messages.ts';
import { keepNewLeads } from './admin-badge.ts';
import { notifyDelivered } from './notifications.ts';
import { cacheAdminParts, cacheParts, renewAdmin } from './parts.ts';
import { cachePictures } from './pictures.ts';
import { mendPrecache } from './precache.ts';
import { replay, replayPhotos } from './replay.ts';
import { scope } from './scope.ts';

/** Handles a message from a page; ignores anything unknown. */
export async function onMessage(data: unknown): Promise<void> {
  const message = toWorkerSchema.safeParse(data);
  if (!message.success) return;
  switch (message.data.type) {
    case 'SKIP_WAITING':
      return scope.skipWaiting();
    case 'DRAIN':
      await replay();
      await replayPhotos();
      return undefined;
    case 'TELL':
      return notifyDelivered(message.data.ids);
    case 'CACHE_REST':
      return cacheRest();
    case 'CACHE_OWNERS':
      return cacheAdminParts();
    case 'NEW_LEADS':
      return keepNewLeads(message.data.count);
  }
}

let running: Promise<void> | null = null;

/**
 * Restores evicted precache entries, then fetches the second stage: code first, since it is small.
 * Concurrent calls share one run.
 */
function cacheRest(): Promise<void> {
  running ??= mendPrecache()
    .then(cacheParts)
    .then(cachePictures)
    .then(renewAdmin)
    .finally(() => {
      running = null;
    });
  return running;
}
