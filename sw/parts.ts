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

const OWNERS_PAGES = 'owners-pages';
const FIRST_SCREEN = '/admin';

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

/** The same for the owner, asked for by the owner's screens once somebody has signed in, and their pages. */
export async function cacheOwnersParts(): Promise<void> {
  await bringUpToDate(ownersParts);
  const cache = await caches.open(OWNERS_PAGES);
  if ((await cache.keys()).length === 0) await keepPage(cache, FIRST_SCREEN);
}

/** Fetches anew what is kept of the owner's, if anything is: a page opens with the code it was built with. */
export async function renewOwners(): Promise<void> {
  const cache = await caches.open(OWNERS_PAGES);
  const kept = await cache.keys();
  if (kept.length === 0) return;
  if (await caches.has(ownersParts.cacheName)) await bringUpToDate(ownersParts);
  for (const { url } of kept) await keepPage(cache, url);
}

async function keepPage(cache: Cache, address: string): Promise<void> {
  const answer = await fetch(address, { priority: 'low' }).catch(() => null);
  if (answer?.ok) await cache.put(address, answer);
}

const OWNERS = /^\/admin(?:\/|$)/;

/** Whether a request is for one of the owner's screens, which visitors' phones do not keep. */
export function isOwnersPage({ mode }: Request, { pathname }: URL): boolean {
  return mode === 'navigate' && OWNERS.test(pathname);
}

/** One of the owner's screens that this phone has opened; nothing where it has opened none. */
async function anyOwnersPage(): Promise<Response | undefined> {
  const cache = await caches.open(OWNERS_PAGES);
  const [kept] = await cache.keys();
  return kept && cache.match(kept);
}

/**
 * Without network the owner's screens are there on a phone that has opened one: before they have asked
 * who is there they are all the same, so that one may stand in for another.
 */
export const ownersPageStrategy = new NetworkFirst({
  cacheName: OWNERS_PAGES,
  matchOptions: { ignoreSearch: true },
  plugins: [{ handlerDidError: anyOwnersPage }],
});
