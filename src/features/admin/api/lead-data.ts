import { useEffect } from 'react';
import type { LeadDetail, LeadFilter } from '#contract/admin/leads.ts';
import type { AdminEvent } from '#contract/admin/session.ts';
import { listen } from '../events/events.ts';
import { throttle } from '../events/throttle.ts';
import { queryClient, refetch } from './queries.ts';

const LISTS = 'lead-lists';
const LEAD = 'lead';

/** Keys of all queries about leads: the lists and counts, which any change may affect, and single leads. */
export const leadKeys = {
  lists: [LISTS],
  today: [LISTS, 'today'],
  overview: [LISTS, 'overview'],
  heldBack: [LISTS, 'held-back'],
  list: (filter: LeadFilter) => [LISTS, 'list', filter],
  lead: (id: string) => [LEAD, id],
} as const;

const nothing = () => ({
  lists: false,
  leads: new Set<string>(),
  anyLead: false,
  isAsked: false,
  isEmpty: true,
});

let affected = nothing();
let waiting: (() => void)[] = [];
/** Whether a refetch is under way, and its end. */
let isRefetching = false;
let refetching: Promise<void> = Promise.resolve();
/** How many of the owner's changes are being made. */
let changing = 0;

/**
 * An owner's change and the server's event about it arrive together: both wait here, so that a save
 * refetches each list once.
 */
const refetchSoon = throttle(() => void refetchAffected());

async function refetchAffected(): Promise<void> {
  // A long list takes a while: interrupted by each event it would never be done.
  if (isRefetching || changing > 0) return;
  isRefetching = true;
  const { lists, leads, anyLead, isAsked } = affected;
  const done = waiting;
  affected = nothing();
  waiting = [];
  refetching = refetch(
    {
      predicate: ({ queryKey: [kind, id] }) =>
        kind === LISTS ? lists : kind === LEAD && (anyLead || leads.has(String(id))),
    },
    { isAsked },
  );
  await refetching;
  isRefetching = false;
  for (const resolve of done) resolve();
  if (!affected.isEmpty) refetchSoon.schedule();
}

/**
 * The owner has changed these leads, or something that affects lists of leads: refetches what is on
 * screen. Resolves when that is done.
 */
export function leadsChanged(ids: readonly string[] = []): Promise<void> {
  affected.isEmpty = false;
  affected.lists = true;
  affected.isAsked = true;
  for (const id of ids) affected.leads.add(id);
  return new Promise((resolve) => {
    waiting.push(resolve);
    refetchSoon.hurry();
  });
}

/**
 * Holds refetches back while the owner's change is made. The server announces it before this device has
 * noted the answer, which takes a slow phone longer than refetches wait for each other.
 */
export async function whileChanging<T>(change: Promise<T>): Promise<T> {
  changing += 1;
  try {
    return await change;
  } finally {
    changing -= 1;
    if (!affected.isEmpty) refetchSoon.schedule();
  }
}

function onEvent({ kind, lead }: AdminEvent): void {
  // No list shows who was notified. A lead that was erased cannot be fetched: lists drop its row.
  affected.isEmpty = false;
  if (kind !== 'told') affected.lists = true;
  if (lead === null) affected.anyLead = true;
  else if (kind !== 'erased') affected.leads.add(lead);
  refetchSoon.schedule();
}

/**
 * A lead that is on screen, once the refetches are done that are due for it; undefined if it is not on
 * screen or could not be refetched.
 */
export async function leadOnScreen(id: string): Promise<LeadDetail | undefined> {
  const queryKey = leadKeys.lead(id);
  const query = queryClient.getQueryCache().find({ queryKey });
  if (!query?.isActive()) return undefined;
  await (affected.isEmpty ? refetching : new Promise<void>((resolve) => waiting.push(resolve)));
  const { isInvalidated, error } = query.state;
  if (isInvalidated || error !== null) return undefined;
  return queryClient.getQueryData<LeadDetail>(queryKey);
}

/** Keeps leads on screen up to date with the server's events. */
export function useLeadEvents(): void {
  useEffect(() => listen(onEvent), []);
}
