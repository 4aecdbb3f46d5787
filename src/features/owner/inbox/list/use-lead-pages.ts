import { useCallback, useMemo, useRef, useState } from 'react';
import type { LeadFilter, LeadPage, LeadSummary } from '#contract/office/admin.ts';
import { useRemote } from '../../api/use-remote.ts';
import { noteFailure } from '../../session/session-store.ts';
import { FURTHER_SIZE, loadLeads } from '../lead-calls.ts';

type Page = {
  readonly cursor: string;
  readonly leads: LeadSummary[];
  readonly next: string | null;
};

/** The pages behind the first one of a list, as far as somebody has scrolled. */
type Further = {
  readonly of: LeadFilter;
  /** The first page as it was when the second one was asked for: what has moved on stands between them. */
  readonly between: readonly LeadSummary[];
  readonly pages: readonly Page[];
  readonly isFailed: boolean;
};

const signal = () => new AbortController().signal;
const without = (ids: readonly string[], leads: readonly LeadSummary[]) =>
  leads.filter(({ id }) => !ids.includes(id));

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
  const isLoading = useRef(false);
  const cursor = further?.pages.length ? further.pages.at(-1)?.next : shown?.page.nextCursor;

  const loadMore = async () => {
    if (shown === null || isLoading.current || cursor === null || cursor === undefined) return;
    const { of, page } = shown;
    const before = further ?? { of, between: page.leads, pages: [], isFailed: false };
    isLoading.current = true;
    try {
      const next = await loadLeads(of, cursor, signal(), FURTHER_SIZE);
      const added = { cursor, leads: next.leads, next: next.nextCursor };
      setFurther({ ...before, pages: [...before.pages, added], isFailed: false });
    } catch (error) {
      noteFailure(error);
      setFurther({ ...before, isFailed: true });
    }
    isLoading.current = false;
  };

  /** Reads anew what may have changed: the first page, and the pages of the leads with these ids. */
  const reload = async (ids: readonly string[] = []) => {
    reloadFirst();
    if (further === null) return;
    try {
      const pages = await Promise.all(
        further.pages.map(async (page) => {
          if (!page.leads.some(({ id }) => ids.includes(id))) return page;
          const again = await loadLeads(further.of, page.cursor, signal(), FURTHER_SIZE);
          return { ...page, leads: again.leads, next: again.nextCursor };
        }),
      );
      setFurther({ ...further, pages, between: without(ids, further.between) });
    } catch (error) {
      noteFailure(error);
    }
  };

  const leads = useMemo(
    () => (shown === null ? [] : eachOnce(shown.page, further)),
    [shown, further],
  );
  return {
    remote,
    retry,
    reload,
    /** Reads the first page anew without being asked. */
    refresh,
    leads,
    loadMore,
    hasMore: cursor !== null && cursor !== undefined,
    isFailed: further?.isFailed === true,
  };
}

/** What is to be followed up stands above, once. */
function eachOnce({ leads, due = [] }: LeadPage, further: Further | null): LeadSummary[] {
  const seen = new Set(due.map(({ id }) => id));
  const all = [
    ...leads,
    ...(further?.between ?? []),
    ...(further?.pages.flatMap((page) => page.leads) ?? []),
  ];
  return all.filter(({ id }) => !seen.has(id) && seen.add(id));
}
