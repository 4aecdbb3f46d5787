import { ANSWER_LIMIT_MS, withTimeLimit } from '#lib/time-limit.ts';
import { forgetRenewal, hasAdminPages, keepFirstScreen, renewAdminPages } from './admin-pages.ts';
import { bringUpToDate, keptOrSeen, type SecondStage } from './second-stage.ts';

/** Code that no page needs at start: the search and its index, the lightbox. */
const parts: SecondStage = {
  list: '/parts.json',
  folder: '/assets/',
  // A script says other words at the same address once another firm has published its name.
  httpCache: 'no-cache',
  cacheName: 'parts',
  seenName: 'parts-seen',
  seenLimit: 40,
};

/** The code of the admin screens; never on a visitor's phone. */
const adminParts: SecondStage = {
  ...parts,
  list: '/owners-parts.json',
  cacheName: 'owners-parts',
};

export function isPart(url: URL): boolean {
  return url.pathname.startsWith(parts.folder) && url.pathname.endsWith('.js');
}

const seen = keptOrSeen(parts);

/** A chunk from the caches, otherwise from the network; a stalled request can be retried. */
export const partStrategy: typeof seen = {
  async handle(asked) {
    const owners = await caches.match(asked.request, { cacheName: adminParts.cacheName });
    return owners ?? withTimeLimit(seen.handle(asked), ANSWER_LIMIT_MS);
  },
};

/**
 * Fetches the chunks that are not cached yet. They are small, so they are fetched even with data
 * saving on.
 */
export const cacheParts = () => bringUpToDate(parts);

/** The same for the admin screens and their pages, requested by those screens after sign-in. */
export async function cacheAdminParts(): Promise<void> {
  await bringUpToDate(adminParts);
  await keepFirstScreen();
}

/** Empties what has been fetched of code, to be fetched again: it is of another firm. */
export async function forgetParts(): Promise<void> {
  for (const name of [parts.cacheName, parts.seenName, adminParts.cacheName]) {
    if (await caches.delete(name)) await caches.open(name);
  }
  await forgetRenewal();
}

/** Updates the cached admin code, if there is any: a page needs the code it was built with. */
export async function renewAdmin(): Promise<void> {
  if (!(await hasAdminPages())) return;
  if (await caches.has(adminParts.cacheName)) await bringUpToDate(adminParts);
  await renewAdminPages();
}
