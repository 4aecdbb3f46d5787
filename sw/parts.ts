import { NetworkFirst } from 'workbox-strategies';
import { bringUpToDate, keptOrSeen, type SecondStage } from './second-stage.ts';

/**
 * Code that no page needs to open: the search and its index, photographs, the large views of pictures.
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

/** A part from the caches, else the network. */
export const partStrategy: typeof seen = {
  async handle(asked) {
    const owners = await caches.match(asked.request, { cacheName: ownersParts.cacheName });
    return owners ?? seen.handle(asked);
  },
};

/** Fetches the parts that are not there yet; it is little, and is fetched where data is saved too. */
export const cacheParts = () => bringUpToDate(parts);

/** The same for the owner, asked for by the owner's screens. */
export const cacheOwnersParts = () => bringUpToDate(ownersParts);

const OWNERS = /^\/admin(?:\/|$)/;

/** Whether a request is for one of the owner's screens, which visitors' phones do not keep. */
export function isOwnersPage({ mode }: Request, { pathname }: URL): boolean {
  return mode === 'navigate' && OWNERS.test(pathname);
}

/** Of the owner's screens those that this phone has opened are there without network. */
export const ownersPageStrategy = new NetworkFirst({
  cacheName: 'owners-pages',
  matchOptions: { ignoreSearch: true },
});
