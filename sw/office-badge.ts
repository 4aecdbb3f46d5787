import { z } from '#contract/zod.ts';
import { showBadge } from '#lib/browser.ts';

/** Where the worker remembers how many new leads the office has: it is stopped between two events. */
const CACHE = 'office-badge';
const KEY = '/admin/new-leads';

const countSchema = z.int().check(z.nonnegative());

/** How many new leads there are for the owner of this phone; null where nobody has signed in. */
async function newLeads(): Promise<number | null> {
  const kept = await (await caches.open(CACHE)).match(KEY);
  const parsed = countSchema.safeParse(await kept?.json().catch(() => null));
  return parsed.success ? parsed.data : null;
}

/** Remembers the count; null once the owner has signed out. */
export async function keepNewLeads(count: number | null): Promise<void> {
  const cache = await caches.open(CACHE);
  if (count === null) await cache.delete(KEY);
  else await cache.put(KEY, new Response(JSON.stringify(count)));
}

/** Puts the count that came with a pushed notice on the icon, where an owner is signed in. */
export async function onPushedCount(count: number | undefined): Promise<void> {
  if (count === undefined || (await newLeads()) === null) return;
  await keepNewLeads(count);
  await showBadge(count);
}

/**
 * Puts on the icon how many requests wait. A worker marks the icons of all the site's apps: where none
 * waits the owner's keeps its count.
 */
export async function showWaiting(waiting: number): Promise<void> {
  await showBadge(waiting > 0 ? waiting : ((await newLeads()) ?? 0));
}
