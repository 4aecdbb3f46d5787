import { z } from '#contract/zod.ts';
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache } from 'workbox-precaching';
import { CacheFirst } from 'workbox-strategies';
import { FILE_LIMIT_MS } from '#lib/time-limit.ts';

/** Files that are fetched once the worker is active; the rest are cached when viewed. */
export type SecondStage = {
  /** Address of the precached file that lists them. */
  readonly list: string;
  /** Common prefix of their addresses. */
  readonly folder: string;
  /** Whether the browser's own cache may answer: 'default', or 'no-cache' where a file may change at its address. */
  readonly httpCache: RequestCache;
  /** Cache for listed files. */
  readonly cacheName: string;
  /** Cache for files cached when viewed, and its size limit. */
  readonly seenName: string;
  readonly seenLimit: number;
};

/** Strategy for such files: from the caches, otherwise from the network. */
export function keptOrSeen({ httpCache, cacheName, seenName, seenLimit }: SecondStage) {
  const seen = new CacheFirst({
    cacheName: seenName,
    fetchOptions: { cache: httpCache },
    plugins: [
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({ maxEntries: seenLimit, purgeOnQuotaError: true }),
    ],
  });
  return {
    async handle({
      event,
      request,
    }: {
      event: ExtendableEvent;
      request: Request;
    }): Promise<Response> {
      const kept = await caches.match(request, { cacheName });
      return kept ?? seen.handle({ event, request });
    },
  };
}

/** The addresses in a precached list; null if the list is not available. */
async function listedIn({ list, folder }: SecondStage): Promise<readonly string[] | null> {
  const answer = await matchPrecache(list);
  const listed = z
    .array(z.string().check(z.startsWith(folder)))
    .safeParse(await answer?.json().catch(() => null));
  return listed.success ? listed.data : null;
}

/** Fetches the missing files of a list and removes those that no page needs any more. */
export async function bringUpToDate(
  stage: SecondStage,
  { removeOnly = false }: { removeOnly?: boolean } = {},
): Promise<void> {
  const listed = await listedIn(stage);
  if (listed) await keepExactly(stage, listed, removeOnly);
}

/** Makes a cache hold exactly these files, as far as the network allows. */
export async function keepExactly(
  { cacheName, httpCache }: Pick<SecondStage, 'cacheName' | 'httpCache'>,
  wanted: readonly string[],
  removeOnly = false,
): Promise<void> {
  const cache = await caches.open(cacheName);
  const there = new Set((await cache.keys()).map((request) => new URL(request.url).pathname));
  const all = new Set(wanted);
  await Promise.all([...there].filter((path) => !all.has(path)).map((path) => cache.delete(path)));
  if (removeOnly) return;
  const missing = wanted.filter((path) => !there.has(path));
  await fetchInto(
    cache,
    missing.map((path) => ({ path, key: path })),
    httpCache,
  );
}

/** How many files are fetched at once: few, so that the page's own requests are not delayed. */
const AT_ONCE = 3;

/** A file's address and its cache key. */
type WantedFile = { readonly path: string; readonly key: string };

/** Fetches files in the background into a cache, as far as the network allows. */
export async function fetchInto(
  cache: Cache,
  files: readonly WantedFile[],
  httpCache: RequestCache = 'default',
): Promise<void> {
  const left = [...files];
  const oneByOne = async (): Promise<void> => {
    for (let file = left.shift(); file !== undefined; file = left.shift()) {
      // Offline, the remaining files would fail too; the next start continues.
      if (!(await fetchOne(cache, file, httpCache))) left.length = 0;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, oneByOne));
}

/** False when there was no response, or an incomplete one. */
async function fetchOne(
  cache: Cache,
  { path, key }: WantedFile,
  httpCache: RequestCache,
): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(FILE_LIMIT_MS);
    const answer = await fetch(path, { cache: httpCache, priority: 'low', signal });
    // Browsers reject a redirected response for a navigation.
    if (answer.ok && !answer.redirected) await cache.put(key, answer);
    return true;
  } catch {
    return false;
  }
}
