import { ANSWER_LIMIT_MS, withTimeLimit } from '#lib/time-limit.ts';
import { hasOwnersPages, keepFirstScreen, renewOwnersPages } from './owners-pages.ts';
import { bringUpToDate, keptOrSeen, type SecondStage } from './second-stage.ts';

/**
 * Code that no page needs to open: the search and its index, the large views of pictures.
 */
const parts: SecondStage = {
  list: '/parts.json',
  folder: '/assets/',
  cacheName: 'parts',
  seenName: 'parts-seen',
  seenLimit: 40,
};

/** The code of the owner's screens; a visitor's phone never has it. */
const ownersParts: SecondStage = {
  ...parts,
  list: '/owners-parts.json',
  cacheName: 'owners-parts',
};

export function isPart(url: URL): boolean {
  return url.pathname.startsWith(parts.folder) && url.pathname.endsWith('.js');
}

const seen = keptOrSeen(parts);

/** A part from the caches, else the network; one that does not answer can be asked for again. */
export const partStrategy: typeof seen = {
  async handle(asked) {
    const owners = await caches.match(asked.request, { cacheName: ownersParts.cacheName });
    return owners ?? withTimeLimit(seen.handle(asked), ANSWER_LIMIT_MS);
  },
};

/** Fetches the parts that are not there yet; it is little, and is fetched where data is saved too. */
export const cacheParts = () => bringUpToDate(parts);

/** The same for the owner, asked for by the owner's screens once somebody has signed in, and their pages. */
export async function cacheOwnersParts(): Promise<void> {
  await bringUpToDate(ownersParts);
  await keepFirstScreen();
}

/** Brings up to date what is kept of the owner's, if anything is: a page opens with the code it was built with. */
export async function renewOwners(): Promise<void> {
  if (!(await hasOwnersPages())) return;
  if (await caches.has(ownersParts.cacheName)) await bringUpToDate(ownersParts);
  await renewOwnersPages();
}
