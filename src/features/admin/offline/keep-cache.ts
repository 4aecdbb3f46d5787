import { useEffect, useState } from 'react';
import { type KeptLead, leadCacheSchema, type LeadDetail } from '#contract/admin/leads.ts';
import type { AdminEvent } from '#contract/admin/session.ts';
import { paths } from '#contract/paths.ts';
import { call, CallError, unasked } from '../api/call.ts';
import { leadOnScreen } from '../api/lead-data.ts';
import { listen } from '../events/events.ts';
import { throttle } from '../events/throttle.ts';
import { loadLead } from '../inbox/lead-calls.ts';
import { sessionState, subscribeSession } from '../session/session.ts';
import {
  type CachedLeads,
  cacheEpoch,
  clearCache,
  keepLead,
  readCache,
  replaceCache,
} from './cache-db.ts';
import { keepThumbnails } from './thumbnails.ts';

/** Minimum interval between fetches of all leads, a few hundred kilobytes; in milliseconds. */
const WHOLE_APART_MS = 120_000;
/** More changed leads than this are fetched as a whole. */
const MOST_SINGLE = 5;

/** Leads to fetch, each with the epoch of the cache when its first change was announced. */
const changed = new Map<string, Promise<number>>();
const whole = throttle(() => quietly(cacheAll()), WHOLE_APART_MS);
const single = throttle(() => quietly(cacheChanged()));

/**
 * Caches the newest leads on this phone while the owner is signed in, and clears the cache when the
 * session ends. Returns how to stop.
 */
export function startCaching(): () => void {
  const stops = [listen(onEvent), subscribeSession(onSession)];
  onSession();
  return () => stops.forEach((stop) => stop());
}

function onSession(): void {
  const state = sessionState();
  if (state !== 'signed_out' && state !== 'expired') return;
  whole.cancel();
  single.cancel();
  changed.clear();
  quietly(clearCache());
}

/** When the stream opens, an event without a lead says that some may have been missed. */
function onEvent({ kind, lead }: AdminEvent): void {
  if (lead === null) return whole.schedule();
  // Who was notified is of no use offline.
  if (kind === 'told') return;
  if (kind === 'erased') return quietly(dropLead(lead));
  if (!changed.has(lead)) {
    const epoch = cacheEpoch();
    epoch.catch(() => undefined);
    changed.set(lead, epoch);
  }
  single.schedule();
}

async function cacheAll(): Promise<void> {
  changed.clear();
  const epoch = await cacheEpoch();
  const { leads } = await call(leadCacheSchema, paths.adminLeadsCache, { signal: unasked() });
  if (!isSignedIn()) return;
  await replaceCache(leads, { epoch });
  await keepThumbnails(leads, epoch);
}

async function cacheChanged(): Promise<void> {
  const leads = [...changed];
  changed.clear();
  if (leads.length > MOST_SINGLE) return whole.schedule();
  for (const [id, announced] of leads) {
    const epoch = await announced;
    const lead = await leadNow(id);
    if (isSignedIn()) await keepLead(id, lead, { epoch });
  }
  const epoch = await cacheEpoch();
  const cached = await readCache();
  if (cached && isSignedIn()) await keepThumbnails(cached.leads, epoch);
}

async function dropLead(id: string): Promise<void> {
  await keepLead(id, null, { epoch: await cacheEpoch() });
}

const isSignedIn = (): boolean => sessionState() === 'signed_in';

async function leadNow(id: string): Promise<KeptLead | null> {
  try {
    // An open lead is refetched by its screen: one request serves both.
    return keptOf((await leadOnScreen(id)) ?? (await loadLead(id, unasked())));
  } catch (error) {
    if (error instanceof CallError && error.reason === 'not_found') return null;
    throw error;
  }
}

/** A lead without data that is useless offline. */
function keptOf({
  versions,
  notices: _notices,
  events = [],
  ...summary
}: LeadDetail): KeptLead | null {
  const [newest] = versions;
  return newest ? { ...summary, envelope: newest.envelope, events } : null;
}

/** The cache is an extra: failures of storage or network are ignored until the next event. */
function quietly(work: Promise<void>): void {
  work.catch(() => undefined);
}

export function useKeepCache(): void {
  useEffect(startCaching, []);
}

/** The cached leads: undefined while reading, null if there are none. Read once, when `isWanted`. */
export function useCache(isWanted: boolean): CachedLeads | null | undefined {
  const [cached, setCached] = useState<CachedLeads | null>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isShown = true;
    readCache().then(
      (found) => isShown && setCached(found),
      () => isShown && setCached(null),
    );
    return () => {
      isShown = false;
      // It may have been cleared when it is wanted again.
      setCached(undefined);
    };
  }, [isWanted]);
  return cached;
}
