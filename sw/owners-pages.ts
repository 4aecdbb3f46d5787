import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { getCacheKeyForURL } from 'workbox-precaching';
import { NetworkFirst } from 'workbox-strategies';
import { withoutFinalSlashes } from '#contract/paths.ts';
import { FILE_LIMIT_MS, KEPT_LIMIT_MS } from '#lib/time-limit.ts';

const OWNERS_PAGES = 'owners-pages';
const FIRST_SCREEN = '/admin';
const OWNERS = /^\/admin(?:\/|$)/;

/** Where it stands for which version of the site the pages were last fetched anew. */
const RENEWED = 'owners-renewed';
/** Precached files of which one changes at least when the code of a page does. */
const TELLING = ['/index.html', '/owners-parts.json'];

/** Whether a request is for one of the owner's screens, which visitors' phones do not keep. */
export function isOwnersPage({ mode }: Request, { pathname }: URL): boolean {
  return mode === 'navigate' && OWNERS.test(pathname);
}

/** A page is the same whatever its query says, which names a lead: it is kept once. */
function keyOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + withoutFinalSlashes(pathname);
}

/** One of the owner's screens that this phone has opened; nothing where it has opened none. */
async function anyOwnersPage(): Promise<Response | undefined> {
  const cache = await caches.open(OWNERS_PAGES);
  const [kept] = await cache.keys();
  return kept && cache.match(kept);
}

/**
 * Without network, or on one that does not answer, the owner's screens are there on a phone that has
 * opened one: before they have asked who is there they are all the same, so that one may replace another.
 */
export const ownersPageStrategy = new NetworkFirst({
  cacheName: OWNERS_PAGES,
  networkTimeoutSeconds: KEPT_LIMIT_MS / 1_000,
  plugins: [
    { cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url) },
    new CacheableResponsePlugin({ statuses: [200] }),
    { cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse ?? anyOwnersPage() },
  ],
});

/** Keeps the first of the owner's screens where none has been kept yet. */
export async function keepFirstScreen(): Promise<void> {
  const cache = await caches.open(OWNERS_PAGES);
  if ((await cache.keys()).length === 0) await keepPage(cache, FIRST_SCREEN);
}

/** Whether any of the owner's screens is kept here, each under its own address alone. */
export async function hasOwnersPages(): Promise<boolean> {
  const cache = await caches.open(OWNERS_PAGES);
  await keepEachOnce(cache);
  return (await cache.keys()).length > 0;
}

/** Fetches the kept screens anew where this version of the site has not done so yet. */
export async function renewOwnersPages(): Promise<void> {
  const renewed = await caches.open(RENEWED);
  const version = TELLING.map((file) => getCacheKeyForURL(file)).join(' ');
  const before = await renewed.match(FIRST_SCREEN);
  if ((await before?.text()) === version) return;
  const cache = await caches.open(OWNERS_PAGES);
  let isDone = true;
  for (const { url } of await cache.keys()) isDone = (await keepPage(cache, url)) && isDone;
  if (isDone) await renewed.put(FIRST_SCREEN, new Response(version));
}

/** Earlier releases kept a page for each lead that was opened on it, and redirects. */
async function keepEachOnce(cache: Cache): Promise<void> {
  for (const request of await cache.keys()) {
    const key = keyOf(request.url);
    if (key === request.url) continue;
    const [page, kept] = [await cache.match(request), await cache.match(key)];
    if (!kept && page && isPage(page)) await cache.put(key, page);
    await cache.delete(request);
  }
}

/** Fetches a page and keeps it; false where the host could not be asked. */
async function keepPage(cache: Cache, address: string): Promise<boolean> {
  const signal = AbortSignal.timeout(FILE_LIMIT_MS);
  const answer = await fetch(address, { priority: 'low', signal }).catch(() => null);
  if (answer === null || answer.status >= 500) return false;
  if (isPage(answer)) await cache.put(address, answer);
  return true;
}

/** A browser opens no page with an answer that has come by way of a redirect. */
function isPage({ status, redirected }: Response): boolean {
  return status === 200 && !redirected;
}
