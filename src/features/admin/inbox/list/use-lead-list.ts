import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { LeadFilter, LeadPage, LeadSummary } from '#contract/admin/leads.ts';
import { leadKeys } from '../../api/lead-data.ts';
import { loadFor, queryClient, remoteOf, useSignedIn } from '../../api/queries.ts';
import { FIRST_SIZE, FURTHER_SIZE, loadLeads } from '../lead-calls.ts';

/** Page parameter of the first page; further ones are cursors. */
const START = '';

const NO_PAGES: readonly LeadPage[] = [];

/** Loads leads page by page. A refetch reads all loaded pages again, in order. */
export function useLeadList(filter: LeadFilter) {
  const queryKey = leadKeys.list(filter);
  const query = useInfiniteQuery(
    {
      queryKey,
      queryFn: ({ pageParam, signal }) =>
        loadFor(queryKey, signal, (of) =>
          pageParam === START
            ? loadLeads(filter, undefined, of, FIRST_SIZE)
            : loadLeads(filter, pageParam, of, FURTHER_SIZE),
        ),
      initialPageParam: START,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      enabled: useSignedIn(),
    },
    queryClient,
  );
  const pages = query.data?.pages ?? NO_PAGES;
  const isFailed = query.isFetchNextPageError;
  const loadMore = () => {
    // Loading a page would cancel a refetch.
    if (query.hasNextPage && !query.isFetching) void query.fetchNextPage();
  };
  return {
    remote: remoteOf({ ...query, data: pages[0] }),
    retry: () => void query.refetch(),
    leads: useMemo(() => leadsOf(pages), [pages]),
    loadMore,
    /** For scrolling: after a failure only a press loads the page again. */
    loadAhead: () => {
      if (!isFailed) loadMore();
    },
    isFailed,
  };
}

/** All leads in order, each once; those that the first page puts first. */
export function leadsOf(pages: readonly Pick<LeadPage, 'leads' | 'first'>[]): LeadSummary[] {
  const seen = new Set<string>();
  return [...(pages[0]?.first ?? []), ...pages.flatMap(({ leads }) => leads)].filter(
    ({ id }) => !seen.has(id) && seen.add(id),
  );
}
