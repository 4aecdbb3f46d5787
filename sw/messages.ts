import { toWorkerSchema } from '#contract/worker-messages.ts';
import { siteConfig } from '#content/site-config.ts';
import { keepFirmKey } from '#outbox/core/firm-key.ts';
import { keepNewLeads } from './admin-notices.ts';
import { notifyDelivered } from './notifications.ts';
import { cacheAdminParts, cacheParts, forgetParts, renewAdmin } from './parts.ts';
import { cachePictures, savesData } from './pictures.ts';
import { mendPrecache, renewPrecache } from './precache.ts';
import { cachePublished } from './published.ts';
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

/** Runs work, or joins the run in progress. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () => {
    running ??= work().finally(() => {
      running = null;
    });
    return running;
  };
}

const mend = oneAtATime(() => mendPrecache());
const fetchPublished = oneAtATime(() =>
  cachePublished(savesData(), async (list) => {
    await forgetParts();
    return renewPrecache(list);
  }),
);
/** What is small before the pictures. */
const fetchRest = oneAtATime(async () => {
  if (siteConfig.leadsWebhookUrl === '') await keepFirmKey();
  await cacheParts();
  await cachePictures();
  await renewAdmin();
});

/**
 * Restores evicted precache entries, then fetches what was published since the build, then the second
 * stage. Pictures may take minutes, and neither must wait for those of an earlier page.
 */
async function cacheRest(): Promise<void> {
  await mend();
  await fetchPublished();
  await fetchRest();
}
