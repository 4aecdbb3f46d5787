import { z } from '#contract/zod.ts';
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache } from 'workbox-precaching';
import { CacheFirst } from 'workbox-strategies';
import { scope } from './scope.ts';

/** Second stage of the precache: every picture once, at its smallest width. */
const PICTURES_CACHE = 'pictures';
/** Larger ones, kept as they are seen, up to a limit. */
const SEEN_CACHE = 'pictures-seen';
const SEEN_LIMIT = 80;
const SMALLEST_WIDTH = 480;
/** How many pictures are fetched at once: few, so that a page's own requests are not held up. */
const AT_ONCE = 3;

const pictureList = z.array(z.string().check(z.startsWith('/pictures/')));

export function isPicture(url: URL): boolean {
  return url.pathname.startsWith('/pictures/');
}

const seen = new CacheFirst({
  cacheName: SEEN_CACHE,
  plugins: [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ maxEntries: SEEN_LIMIT, purgeOnQuotaError: true }),
  ],
});

/** A picture from the caches, else the network; offline, its smallest width stands in. */
export const pictureStrategy = {
  async handle({
    event,
    request,
  }: {
    event: ExtendableEvent;
    request: Request;
  }): Promise<Response> {
    const kept = await caches.match(request, { cacheName: PICTURES_CACHE });
    if (kept) return kept;
    try {
      return await seen.handle({ event, request });
    } catch (error) {
      const smallest = await caches.match(smallestOf(request.url), { cacheName: PICTURES_CACHE });
      if (smallest) return smallest;
      throw error;
    }
  },
};

function smallestOf(url: string): string {
  return url.replace(/-\d+\.(?:avif|webp)$/, `-${SMALLEST_WIDTH}.avif`);
}

let running: Promise<void> | null = null;

/**
 * Fetches the pictures that are not there yet and removes those that no page shows any more. With
 * data saving on nothing is fetched ahead: pictures are kept as they are seen. Calls share one run.
 */
export function cachePictures(): Promise<void> {
  running ??= fetchMissing().finally(() => {
    running = null;
  });
  return running;
}

const connection = z.object({ saveData: z.boolean() });

function savesData(): boolean {
  const parsed = connection.safeParse(Reflect.get(scope.navigator, 'connection'));
  return parsed.success && parsed.data.saveData;
}

async function fetchMissing(): Promise<void> {
  const answer = await matchPrecache('/pictures.json');
  const listed = pictureList.safeParse(await answer?.json().catch(() => null));
  if (!listed.success) return;
  const cache = await caches.open(PICTURES_CACHE);
  const there = new Set((await cache.keys()).map((request) => new URL(request.url).pathname));
  const wanted = new Set(listed.data);
  await Promise.all(
    [...there].filter((path) => !wanted.has(path)).map((path) => cache.delete(path)),
  );
  if (savesData()) return;
  const missing = listed.data.filter((path) => !there.has(path));
  const fetchOneByOne = async (): Promise<void> => {
    for (let path = missing.shift(); path !== undefined; path = missing.shift()) {
      const response = await fetch(path, { priority: 'low' }).catch(() => null);
      // Without network there is no use in asking for the others; the next start goes on.
      if (!response) return;
      if (response.ok) await cache.put(path, response);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchOneByOne));
}
