import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { LeadFilter, LeadPage, LeadSummary } from '#contract/admin/leads.ts';
import { leadKeys } from '../../api/lead-data.ts';
import { queryClient, remoteOf, signalOf, useSignedIn } from '../../api/queries.ts';
import { FIRST_SIZE, FURTHER_SIZE, loadLeads } from '../lead-calls.ts';

/** Where a list begins; further pages begin at the cursor that the one before names. */
const START = '';

const NO_PAGES: readonly LeadPage[] = [];

/** The leads of a list, page by page as somebody scrolls. A refetch reads all pages again, in order. */
export function useLeadList(filter: LeadFilter) {
  const queryKey = leadKeys.list(filter);
  const query = useInfiniteQuery(
    {
      queryKey,
      queryFn: ({ pageParam, signal }) =>
        pageParam === START
          ? loadLeads(filter, undefined, signalOf(queryKey, signal), FIRST_SIZE)
          : loadLeads(filter, pageParam, signalOf(queryKey, signal), FURTHER_SIZE),
      initialPageParam: START,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      enabled: useSignedIn(),
    },
    queryClient,
  );
  const pages = query.data?.pages ?? NO_PAGES;
  const isFailed = query.isFetchNextPageError;
  const loadMore = () => {
    // A page that is asked for during a refetch would cancel it.
    if (query.hasNextPage && !query.isFetching) void query.fetchNextPage();
  };
  return {
    remote: remoteOf({ ...query, data: pages[0] }),
    retry: () => void query.refetch(),
    leads: useMemo(() => leadsOf(pages), [pages]),
    loadMore,
    /** As somebody scrolls: a page that has failed would fail again at once, so it waits for a press. */
    loadAhead: () => {
      if (!isFailed) loadMore();
    },
    isFailed,
  };
}

/** All leads in order, each once; those to follow up are listed above and left out here. */
export function leadsOf(pages: readonly Pick<LeadPage, 'leads' | 'due'>[]): LeadSummary[] {
  const seen = new Set(pages[0]?.due?.map(({ id }) => id));
  return pages.flatMap(({ leads }) => leads).filter(({ id }) => !seen.has(id) && seen.add(id));
}
