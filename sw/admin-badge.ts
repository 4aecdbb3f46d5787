import { z } from '#contract/zod.ts';
import { showBadge } from '#lib/browser.ts';

/** Cache for the number of new leads: the worker is stopped between events. */
const CACHE = 'office-badge';
const KEY = '/admin/new-leads';

const countSchema = z.int().check(z.nonnegative());

/** The number of new leads for the owner of this phone; null when signed out. */
async function newLeads(): Promise<number | null> {
  const kept = await (await caches.open(CACHE)).match(KEY);
  const parsed = countSchema.safeParse(await kept?.json().catch(() => null));
  return parsed.success ? parsed.data : null;
}

/** Stores the count; null once the owner has signed out. */
export async function keepNewLeads(count: number | null): Promise<void> {
  const cache = await caches.open(CACHE);
  if (count === null) await cache.delete(KEY);
  else await cache.put(KEY, new Response(JSON.stringify(count)));
}

/** Shows the count of a push message on the app icon, if the owner is signed in. */
export async function onPushedCount(count: number | undefined): Promise<void> {
  if (count === undefined || (await newLeads()) === null) return;
  await keepNewLeads(count);
  await showBadge(count);
}

/**
 * Shows the number of waiting requests on the app icon. A worker sets the badge of all apps of the
 * site: if nothing waits, the admin app keeps its count.
 */
export async function showWaiting(waiting: number): Promise<void> {
  await showBadge(waiting > 0 ? waiting : ((await newLeads()) ?? 0));
}
