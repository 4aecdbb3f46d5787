import { useCallback, useMemo, useRef, useState } from 'react';
import type { LeadFilter } from '#contract/admin/admin.ts';
import type { AdminEvent } from '#contract/admin/events.ts';
import { unasked } from '../../api/call.ts';
import { useRemote } from '../../api/use-remote.ts';
import { noteFailure } from '../../session/session-store.ts';
import { FURTHER_SIZE, loadLeads } from '../lead-calls.ts';
import { chained, leadsOf, staled, type Page } from './pages.ts';

/** The pages behind the first one of a list, as far as somebody has scrolled. */
type Further = {
  readonly of: LeadFilter;
  readonly pages: readonly Page[];
  readonly isFailed: boolean;
};

const asked = () => new AbortController().signal;

/** The leads of a list, page by page as they are asked for, each of them once. */
export function useLeadPages(filter: LeadFilter) {
  const load = useCallback(
    async (aborted: AbortSignal) => ({
      of: filter,
      page: await loadLeads(filter, undefined, aborted),
    }),
    [filter],
  );
  const { remote, reload: reloadFirst, refresh, retry } = useRemote(load);
  const shown = remote.status === 'ready' ? remote.value : null;
  const [kept, setFurther] = useState<Further | null>(null);
  const further = kept !== null && kept.of === shown?.of ? kept : null;
  const { chain, next } = useMemo(
    () => chained(shown?.page.nextCursor ?? null, further?.pages ?? []),
    [shown, further],
  );
  const leads = useMemo(() => (shown === null ? [] : leadsOf(shown.page, chain)), [shown, chain]);
  const isLoading = useRef(false);
  /** Counts what was heard: an answer that was asked for before it may not know of it. */
  const heard = useRef(0);
  /** What is being read again, by the place of the page: each place once from the same cursor. */
  const reading = useRef(new Map<number, { readonly cursor: string }>());

  const loadMore = async () => {
    if (shown === null || isLoading.current || next === null) return;
    const { of } = shown;
    const before = heard.current;
    isLoading.current = true;
    try {
      const { leads: more, nextCursor } = await loadLeads(of, next, asked(), FURTHER_SIZE);
      const isStale = heard.current !== before;
      const added = { cursor: next, leads: more, next: nextCursor, isStale };
      reading.current.delete(chain.length);
      setFurther((now) => ({
        of,
        pages: [...(now?.of === of ? now.pages.slice(0, chain.length) : []), added],
        isFailed: false,
      }));
    } catch (error) {
      noteFailure(error);
      setFurther((now) => ({ of, pages: now?.of === of ? now.pages : [], isFailed: true }));
    }
    isLoading.current = false;
  };

  const isFailed = further?.isFailed === true;
  /** The same by itself: what has failed would fail again at once, so that it waits to be asked for. */
  const loadAhead = async () => {
    if (!isFailed) await loadMore();
  };

  const readAgain = async (place: number, cursor: string, signal: AbortSignal) => {
    if (shown === null) return;
    const { of } = shown;
    const mine = { cursor };
    reading.current.set(place, mine);
    try {
      const { leads: now, nextCursor } = await loadLeads(of, cursor, signal, FURTHER_SIZE);
      // Something was heard meanwhile, and it is being read once more.
      if (reading.current.get(place) !== mine) return;
      reading.current.delete(place);
      const page = { cursor, leads: now, next: nextCursor, isStale: false };
      setFurther((before) =>
        before?.of === of && place < before.pages.length
          ? { ...before, pages: before.pages.with(place, page) }
          : before,
      );
    } catch (error) {
      // Not tried again by itself until there is something new to be heard.
      noteFailure(error);
    }
  };

  /** Reads anew what was changed here: the first page, and the pages of the leads with these ids. */
  const reload = async (ids: readonly string[] = []) => {
    reloadFirst();
    const changed = chain.flatMap(({ page, cursor }, place) =>
      page.leads.some(({ id }) => ids.includes(id)) ? [readAgain(place, cursor, asked())] : [],
    );
    await Promise.all(changed);
  };

  /**
   * Reads the first page anew because of what was heard, and of the others what is seen, or when it is.
   * The server is there then: a page that could not be had may be asked for again.
   */
  const hear = (events: readonly AdminEvent[]) => {
    heard.current += 1;
    refresh();
    if (further === null) return;
    const known = new Set(leads.map(({ id }) => id));
    const isAny = events.some(
      ({ kind, lead }) =>
        lead === null || (kind !== 'arrived' && kind !== 'erased' && !known.has(lead)),
    );
    const changed = new Set(events.map(({ lead }) => lead));
    const isStale = ({ leads: ofPage }: Page) => isAny || ofPage.some(({ id }) => changed.has(id));
    further.pages.forEach((page, place) => {
      if (isStale(page)) reading.current.delete(place);
    });
    setFurther((now) =>
      now === null ? null : { ...now, pages: staled(now.pages, isStale), isFailed: false },
    );
  };

  /** Reads again what is out of date of the pages between these two rows. */
  const see = (from: number, to: number) => {
    const old = chain.flatMap(({ page, cursor, isFresh }, place) =>
      isFresh || reading.current.get(place)?.cursor === cursor ? [] : [{ page, cursor, place }],
    );
    if (old.length === 0) return;
    const seen = new Set(leads.slice(Math.max(0, from), to + 1).map(({ id }) => id));
    for (const { page, cursor, place } of old) {
      if (page.leads.some(({ id }) => seen.has(id))) void readAgain(place, cursor, unasked());
    }
  };

  return {
    remote,
    retry,
    reload,
    hear,
    see,
    leads,
    loadMore,
    loadAhead,
    isFailed,
  };
}
