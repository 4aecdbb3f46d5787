import { cacheNames } from 'workbox-core';
import { getCacheKeyForURL } from 'workbox-precaching';
import { CONTENT_LIST_PATH, type ContentList } from '#contract/content/published.ts';
import { ANSWER_LIMIT_MS, FILE_LIMIT_MS, withTimeLimit } from '#lib/time-limit.ts';
import { ofBuild } from './published.ts';
import { fetchInto } from './second-stage.ts';
import { scope } from './scope.ts';

/** Cache that records when the precache was last checked. */
const CHECKED = 'precache-checked';
const KEY = '/checked-at';
/** The list of what is published, as this worker is installed with it. */
const LIST = CONTENT_LIST_PATH.slice(1);
/** How often it is checked, in milliseconds. */
const EVERY_MS = 7 * 86_400_000;

/** The URLs that this worker was installed with. */
let listed: readonly string[] = [];

/** Sets the files that the precache must hold. */
export function setPrecached(urls: readonly string[]): void {
  listed = urls;
}

/** Makes the next idle page check the precache again: after an update. */
export async function forgetCheck(): Promise<void> {
  await caches.delete(CHECKED);
}

/**
 * Restores files that the browser has evicted from the precache, after an update and once a week:
 * without them those pages would not open offline until the next release.
 */
export async function mendPrecache(now: number = Date.now()): Promise<void> {
  const checked = await caches.open(CHECKED);
  if (now - (await checkedAt(checked, now)) < EVERY_MS) return;
  const cache = await caches.open(cacheNames.precache);
  if ((await missingFrom(cache)).length > 0) {
    if (!(await isNewest())) return;
    await fetchInto(cache, await missingFrom(cache));
    if ((await missingFrom(cache)).length > 0) return;
  }
  await checked.put(KEY, new Response(String(now)));
}

/**
 * Fetches every file again once another firm has published its name, or has taken it back: the scripts of a firm say
 * nothing in some places of the sample's pages. Interrupted, it starts again with the next page.
 */
export async function renewPrecache({ isOwnFirm }: ContentList): Promise<boolean> {
  const cache = await caches.open(cacheNames.precache);
  const scripts = listed.filter((path) => path.endsWith('.js'));
  const pages = listed.filter((path) => !path.endsWith('.js') && path !== LIST);
  // Pages of the firm go with either scripts. The list says that all is there.
  for (const path of [...(isOwnFirm ? [pages, scripts] : [scripts, pages]).flat(), LIST]) {
    const key = getCacheKeyForURL(path);
    if (key === undefined) continue;
    const answer = await fetch(ofBuild(path), {
      cache: 'no-cache',
      priority: 'low',
      signal: AbortSignal.timeout(FILE_LIMIT_MS),
    }).catch(() => null);
    if (answer?.ok !== true || answer.redirected) return false;
    await cache.put(key, answer);
  }
  return true;
}

async function checkedAt(checked: Cache, now: number): Promise<number> {
  const at = Number(await (await checked.match(KEY))?.text());
  // If the clock was set back, the check must not be put off for years.
  return at <= now ? at : 0;
}

async function missingFrom(cache: Cache) {
  const there = new Set((await cache.keys()).map(({ url }) => url));
  return listed.flatMap((path) => {
    const key = getCacheKeyForURL(path);
    return key === undefined || there.has(key) ? [] : [{ path: ofBuild(path), key }];
  });
}

/**
 * Whether the host still serves this version: a newer one has other files, and installs all of its
 * own.
 */
async function isNewest(): Promise<boolean> {
  const { registration } = scope;
  try {
    await withTimeLimit(registration.update(), ANSWER_LIMIT_MS);
  } catch {
    return false;
  }
  return registration.installing === null && registration.waiting === null;
}
