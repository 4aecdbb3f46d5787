import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { getCacheKeyForURL } from 'workbox-precaching';
import { NetworkFirst } from 'workbox-strategies';
import { pageOfScreen, withoutFinalSlashes } from '#contract/paths.ts';
import { FILE_LIMIT_MS, KEPT_LIMIT_MS } from '#lib/time-limit.ts';

const ADMIN_PAGES = 'owners-pages';
const FIRST_SCREEN = '/admin';
const ADMIN = /^\/admin(?:\/|$)/;

/** Cache that records for which version of the site the pages were last refreshed. */
const RENEWED = 'owners-renewed';
/** Precached files, at least one of which changes whenever the code of a page does. */
const TELLING = ['/index.html', '/owners-parts.json'];

/** The page of a link that works once: no other screen can replace it, nor it another. */
const JOIN = /^\/admin\/join\/?$/;

/** Whether a request is for an admin screen, which visitors' phones do not cache. */
export function isAdminPage({ mode }: Request, { pathname }: URL): boolean {
  return mode === 'navigate' && ADMIN.test(pathname) && !JOIN.test(pathname);
}

/** A page is the same for every lead and query: it is cached once. */
function keyOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pageOfScreen(withoutFinalSlashes(pathname));
}

/** Any cached admin screen; undefined if this phone has opened none. */
async function anyAdminPage(): Promise<Response | undefined> {
  const cache = await caches.open(ADMIN_PAGES);
  const [kept] = await cache.keys();
  return kept && cache.match(kept);
}

/**
 * When the network is down or slow, a phone that has opened an admin screen serves it from the
 * cache. Before sign-in is checked all screens are identical, so one can replace another.
 */
export const adminPageStrategy = new NetworkFirst({
  cacheName: ADMIN_PAGES,
  networkTimeoutSeconds: KEPT_LIMIT_MS / 1_000,
  plugins: [
    { cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url) },
    new CacheableResponsePlugin({ statuses: [200] }),
    { cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse ?? anyAdminPage() },
  ],
});

/** Caches the first admin screen if none is cached yet. */
export async function keepFirstScreen(): Promise<void> {
  const cache = await caches.open(ADMIN_PAGES);
  if ((await cache.keys()).length === 0) await keepPage(cache, FIRST_SCREEN);
}

/** Whether any admin screen is cached. First removes duplicates, so that each is cached once. */
export async function hasAdminPages(): Promise<boolean> {
  const cache = await caches.open(ADMIN_PAGES);
  await keepEachOnce(cache);
  return (await cache.keys()).length > 0;
}

/** Has the cached screens fetched again. */
export async function forgetRenewal(): Promise<void> {
  await caches.delete(RENEWED);
}

/** Refetches the cached screens once per version of the site. */
export async function renewAdminPages(): Promise<void> {
  const renewed = await caches.open(RENEWED);
  const version = TELLING.map((file) => getCacheKeyForURL(file)).join(' ');
  const before = await renewed.match(FIRST_SCREEN);
  if ((await before?.text()) === version) return;
  const cache = await caches.open(ADMIN_PAGES);
  let isDone = true;
  for (const { url } of await cache.keys()) isDone = (await keepPage(cache, url)) && isDone;
  if (isDone) await renewed.put(FIRST_SCREEN, new Response(version));
}

/** Earlier releases cached a page for each lead that was opened, and redirects. */
async function keepEachOnce(cache: Cache): Promise<void> {
  for (const request of await cache.keys()) {
    const key = keyOf(request.url);
    if (key === request.url) continue;
    const [page, kept] = [await cache.match(request), await cache.match(key)];
    if (!kept && page && isPage(page)) await cache.put(key, page);
    await cache.delete(request);
  }
}

/** Fetches a page and caches it; false if the host could not be reached. */
async function keepPage(cache: Cache, address: string): Promise<boolean> {
  const signal = AbortSignal.timeout(FILE_LIMIT_MS);
  const answer = await fetch(address, { priority: 'low', signal }).catch(() => null);
  if (answer === null || answer.status >= 500) return false;
  if (isPage(answer)) await cache.put(address, answer);
  return true;
}

/** Browsers reject a redirected response for a navigation. */
function isPage({ status, redirected }: Response): boolean {
  return status === 200 && !redirected;
}
