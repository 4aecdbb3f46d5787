import { cacheNames } from 'workbox-core';
import { getCacheKeyForURL } from 'workbox-precaching';
import { ANSWER_LIMIT_MS, withTimeLimit } from '#lib/time-limit.ts';
import { fetchInto } from './fetch-files.ts';
import { scope } from './scope.ts';

/** Where the worker remembers when it last compared the precache with its list. */
const CHECKED = 'precache-checked';
const KEY = '/checked-at';
/** How often it does so, in milliseconds. */
const EVERY_MS = 7 * 86_400_000;

/** The addresses that this worker was installed with. */
let listed: readonly string[] = [];

/** Names the files that the precache is to hold. */
export function setPrecached(urls: readonly string[]): void {
  listed = urls;
}

/** Has the list compared again by the next page that is idle: after an update. */
export async function forgetCheck(): Promise<void> {
  await caches.delete(CHECKED);
}

/**
 * Puts back what the browser has evicted from the precache, after an update and once a week: without it
 * those pages would not open offline until the next release.
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

async function checkedAt(checked: Cache, now: number): Promise<number> {
  const at = Number(await (await checked.match(KEY))?.text());
  // A clock that was put back must not put the check off for years.
  return at <= now ? at : 0;
}

async function missingFrom(cache: Cache) {
  const there = new Set((await cache.keys()).map(({ url }) => url));
  return listed.flatMap((path) => {
    const key = getCacheKeyForURL(path);
    return key === undefined || there.has(key) ? [] : [{ path, key }];
  });
}

/**
 * Whether the host still serves this version: of a newer one the files are others, and that one brings
 * all of its own.
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
