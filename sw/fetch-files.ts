import { FILE_LIMIT_MS } from '#lib/time-limit.ts';

/** How many files are fetched at once: few, so that a page's own requests are not held up. */
const AT_ONCE = 3;

/** A file's address, and the key under which a cache keeps it. */
export type WantedFile = { readonly path: string; readonly key: string };

/** Fetches files in the background and keeps them, as far as the network allows. */
export async function fetchInto(cache: Cache, files: readonly WantedFile[]): Promise<void> {
  const left = [...files];
  const oneByOne = async (): Promise<void> => {
    for (let file = left.shift(); file !== undefined; file = left.shift()) {
      // Without network there is no use in asking for the others; the next start goes on.
      if (!(await fetchOne(cache, file))) left.length = 0;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, oneByOne));
}

/** False when nobody has answered, or not to the end. */
async function fetchOne(cache: Cache, { path, key }: WantedFile): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(FILE_LIMIT_MS);
    const answer = await fetch(path, { priority: 'low', signal });
    // A browser opens no page with an answer that has come by way of a redirect.
    if (answer.ok && !answer.redirected) await cache.put(key, answer);
    return true;
  } catch {
    return false;
  }
}
