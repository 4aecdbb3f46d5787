import { FILE_LIMIT_MS } from '#lib/time-limit.ts';

/** How many files are fetched at once: few, so that the page's own requests are not delayed. */
const AT_ONCE = 3;

/** A file's address and its cache key. */
export type WantedFile = { readonly path: string; readonly key: string };

/** Fetches files in the background into a cache, as far as the network allows. */
export async function fetchInto(cache: Cache, files: readonly WantedFile[]): Promise<void> {
  const left = [...files];
  const oneByOne = async (): Promise<void> => {
    for (let file = left.shift(); file !== undefined; file = left.shift()) {
      // Offline, the remaining files would fail too; the next start continues.
      if (!(await fetchOne(cache, file))) left.length = 0;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, oneByOne));
}

/** False when there was no response, or an incomplete one. */
async function fetchOne(cache: Cache, { path, key }: WantedFile): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(FILE_LIMIT_MS);
    const answer = await fetch(path, { priority: 'low', signal });
    // Browsers reject a redirected response for a navigation.
    if (answer.ok && !answer.redirected) await cache.put(key, answer);
    return true;
  } catch {
    return false;
  }
}
