import { paths } from '#contract/paths.ts';
import { createListeners, createStore, type ReadableStore } from '#lib/create-store.ts';
import type { Submission } from '../core/record.ts';

/**
 * 'fine' as far as is known · 'lost': there is no network · 'unreachable': there is one, and requests
 * do not get through · 'back': there is a network again · 'answering': requests get through again.
 */
export type NetworkState = 'fine' | 'lost' | 'unreachable' | 'back' | 'answering';

/** How long the return is told before it goes by itself, in milliseconds. */
export const BACK_MS = 4_000;

/** First wait before a lost network is tried again, in milliseconds; doubles up to the cap. */
export const PROBE_BASE_MS = 5_000;

export const PROBE_CAP_MS = 60_000;

/** Whether nothing gets through, for whatever reason. */
export const isCut = (state: NetworkState): boolean => state === 'lost' || state === 'unreachable';

type Options = {
  /** One small request; true when any answer came back. */
  readonly probe: () => Promise<boolean>;
  /** Whether the browser believes that it has a network. */
  readonly hasNetwork: () => boolean;
  /** Whether anybody is looking: a hidden page asks nothing. */
  readonly isVisible: () => boolean;
  readonly onBack: () => void;
};

/**
 * Says whether the network carries anything, by what requests do. As long as nothing gives rise to
 * doubt nothing is asked; after a doubt one small request decides; while the host can't be reached it
 * is asked again at growing intervals. That there is no network the browser says itself, and when there
 * is one again.
 */
export function networkWatch({ probe, hasNetwork, isVisible, onBack }: Options) {
  const state = createStore<NetworkState>('fine');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: Promise<void> | null = null;
  let misses = 0;

  const lost = (): void => {
    clearTimeout(timer);
    if (!hasNetwork()) {
      state.set('lost');
      return;
    }
    const wait = Math.min(PROBE_CAP_MS, PROBE_BASE_MS * 2 ** misses);
    misses += 1;
    // A hidden page waits for the doubt that becoming visible raises.
    timer = setTimeout(() => isVisible() && void doubt(), wait);
    state.set('unreachable');
  };

  /** A request has been answered. */
  const reached = (): void => {
    misses = 0;
    if (!isCut(state.get())) return;
    clearTimeout(timer);
    timer = setTimeout(() => state.set('fine'), BACK_MS);
    state.set(state.get() === 'lost' ? 'back' : 'answering');
    onBack();
  };

  /**
   * Something failed, or the browser hints so: asks. Calls during a question share its answer. Without
   * a network there is nothing to ask: every question would be one more failure in the console.
   */
  const doubt = async (): Promise<void> => {
    if (!hasNetwork()) {
      lost();
      return;
    }
    asking ??= probe()
      .then((answered) => (answered ? reached() : lost()))
      .finally(() => {
        asking = null;
      });
    await asking;
  };

  return {
    doubt,
    reached,
    state,
    stop: () => clearTimeout(timer),
  };
}

/** How long the question whether the network is there may take, in milliseconds. */
const PROBE_TIMEOUT_MS = 8_000;

const backAgain = createListeners();

const watch = networkWatch({
  probe: anyAnswer,
  hasNetwork: () => navigator.onLine,
  isVisible: () => document.visibilityState === 'visible',
  onBack: backAgain.notify,
});

/** Whether this site's own host answers at all; a sign-in page in between sends elsewhere and fails. */
async function anyAnswer(): Promise<boolean> {
  try {
    await fetch(paths.health, {
      method: 'HEAD',
      mode: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    });
    return true;
  } catch {
    return false;
  }
}

/** Something that needs the network has failed: finds out whether it is there. */
export async function probeNetwork(): Promise<NetworkState> {
  await watch.doubt();
  return watch.state.get();
}

/** Calls back when the network carries requests again; returns how to stop. */
export const onNetworkBack = backAgain.add;

/** What is known of the network; 'fine' in prerendered pages. */
export const networkStore: ReadableStore<NetworkState> = watch.state;

let newest = 0;

/** Learns from what attempts to deliver did, here, in other tabs and in the worker. */
export function updateFromRows(rows: readonly Submission[]): void {
  const { answeredAt, failedAt } = evidenceOf(rows);
  const latest = Math.max(answeredAt, failedAt);
  if (latest <= newest) return;
  newest = latest;
  if (failedAt > answeredAt) void watch.doubt();
  else watch.reached();
}

/** When an attempt last got an answer, and when one last got none; milliseconds since the epoch. */
export function evidenceOf(rows: readonly Submission[]) {
  let answeredAt = 0;
  let failedAt = 0;
  for (const { settledAt, lastFailure } of rows) {
    answeredAt = Math.max(answeredAt, settledAt ?? 0);
    if (!lastFailure || lastFailure.kind === 'interrupted') continue;
    if (lastFailure.kind === 'network' || lastFailure.kind === 'timeout') {
      failedAt = Math.max(failedAt, lastFailure.at);
    } else if (lastFailure.kind === 'http') {
      answeredAt = Math.max(answeredAt, lastFailure.at);
    }
  }
  return { answeredAt, failedAt } as const;
}

/**
 * Watches for what raises a doubt: the browser's own hints, and pictures that do not load. Returns
 * how to stop.
 */
export function startNetworkWatch(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const ask = () => void watch.doubt();
  addEventListener('offline', ask, { signal });
  addEventListener('online', ask, { signal });
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) ask();
    },
    { capture: true, signal },
  );
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible' && isCut(watch.state.get())) ask();
    },
    { signal },
  );
  if (!navigator.onLine) ask();
  return () => {
    stop.abort();
    watch.stop();
  };
}
