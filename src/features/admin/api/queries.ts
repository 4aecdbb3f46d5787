import {
  keepPreviousData,
  notifyManager,
  QueryCache,
  QueryClient,
  useQuery,
  type QueryFilters,
  type QueryKey,
} from '@tanstack/react-query';
import { toast } from '#components/toast/toasts.tsx';
import { adminApp } from '#content/admin/app.ts';
import { throttle } from '../events/throttle.ts';
import { noteFailure, useSession } from '../session/session.ts';
import { CallError, unasked } from './call.ts';
import { onceUnpressed, unpressed } from './press.ts';

/** Data from the server, as a screen shows it. */
export type Remote<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly value: T };

const LOADING = { status: 'loading' } as const;
const FAILED = { status: 'failed' } as const;

/**
 * The cache of all screens. It holds what is on screen and nothing else: leads must not outlast a
 * sign-out. The server says when data changes (`lead-data.ts`), so nothing is refetched on focus.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error) => void noteFailure(error) }),
  defaultOptions: {
    queries: {
      retry: false,
      // navigator.onLine is wrong often enough: only a request can tell.
      networkMode: 'always',
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      gcTime: 0,
      placeholderData: keepPreviousData,
    },
  },
});

// Between the arrival of data and its rendering there is a task, in which a press may begin.
notifyManager.setScheduler(onceUnpressed);

/** One screen loads several things, which fail together. */
const notRefetched = throttle(() =>
  toast({ variant: 'error', ...adminApp.notRefreshed }, 'corner'),
);

/** Whether the server has answered that it is gone. */
const isGone = (error: unknown): boolean =>
  error instanceof CallError && error.reason === 'not_found';

const isSignedOut = (error: unknown): boolean =>
  error instanceof CallError && error.reason === 'not_signed_in';

/**
 * The signal of a query's request. A refetch is the page's own doing and does not prolong the session;
 * a further page of a list does, since somebody scrolls.
 */
function signalOf(queryKey: QueryKey, signal: AbortSignal): AbortSignal {
  const state = queryClient.getQueryState(queryKey);
  const isAsked = state?.data === undefined || state.fetchMeta?.fetchMore !== undefined;
  return isAsked ? signal : unasked(signal);
}

/** Loads for a query. What has arrived is handed over once nothing is pressed, since it may move what is on screen. */
export const loadFor = <T>(
  queryKey: QueryKey,
  signal: AbortSignal,
  load: (signal: AbortSignal) => Promise<T>,
): Promise<T> => unpressed(load(signalOf(queryKey, signal)));

type Result<T> = {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly isPlaceholderData: boolean;
  readonly errorUpdateCount: number;
};

/**
 * What a screen shows of a query. Data stays on screen when a refetch fails, since somebody may be
 * typing next to it; data that is gone from the server, or of another filter, does not.
 */
export function remoteOf<T>(result: Result<T>): Remote<T> {
  const { data, error, isFetching, isPlaceholderData, errorUpdateCount } = result;
  if (error !== null && (data === undefined || isGone(error))) {
    // Behind the sign-in form it waits for the next session.
    return isFetching || isSignedOut(error) ? LOADING : FAILED;
  }
  const isRetry = isPlaceholderData && errorUpdateCount > 0;
  return data === undefined || isRetry ? LOADING : { status: 'ready', value: data };
}

/**
 * Refetches what is on screen; data whose refetch fails stays. Says so in a toast if the owner caused
 * the refetch.
 */
export async function refetch(filters: QueryFilters, { isAsked }: { isAsked: boolean }) {
  try {
    await queryClient.invalidateQueries(filters, { throwOnError: true });
  } catch (error) {
    const isExpected = !(error instanceof CallError) || isSignedOut(error) || isGone(error);
    if (isAsked && !isExpected) notRefetched.schedule();
  }
}

/** Whether to send requests at all. */
export function useSignedIn(): boolean {
  return useSession() === 'signed_in';
}

/**
 * Loads data of the server while the owner is signed in. `replace` stores what an answer to a change
 * contained, so that the change needs no refetch.
 */
export function useRemote<T>(
  queryKey: QueryKey,
  load: (signal: AbortSignal) => Promise<T>,
): {
  remote: Remote<T>;
  reload: () => void;
  retry: () => void;
  replace: (value: T) => void;
} {
  const query = useQuery(
    {
      queryKey,
      queryFn: ({ signal }) => loadFor(queryKey, signal, load),
      enabled: useSignedIn(),
    },
    queryClient,
  );
  return {
    remote: remoteOf(query),
    reload: () => void refetch({ queryKey, exact: true }, { isAsked: true }),
    retry: () => void query.refetch(),
    replace: (value) => replaceData(queryKey, value),
  };
}

/** Replaces a query's data; cancels its pending request, which would bring older data. */
export function replaceData<T>(queryKey: QueryKey, value: T): void {
  void queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData<T>(queryKey, value);
}
