import { paths } from '#contract/paths.ts';
import { createListeners, createStore, type ReadableStore } from '#lib/create-store.ts';
import type { Submission } from '../core/record.ts';

/**
 * 'fine': no known problem · 'lost': no network · 'unreachable': a network, but requests fail ·
 * 'back': the network has returned · 'answering': requests succeed again.
 */
export type NetworkState = 'fine' | 'lost' | 'unreachable' | 'back' | 'answering';

/** How long 'back' and 'answering' last before 'fine', in milliseconds. */
export const BACK_MS = 4_000;

/** First wait before the host is probed again, in milliseconds; doubles up to the cap. */
export const PROBE_BASE_MS = 5_000;

export const PROBE_CAP_MS = 60_000;

export const isCut = (state: NetworkState): boolean => state === 'lost' || state === 'unreachable';

type Options = {
  /** One small request; true if it got any response. */
  readonly probe: () => Promise<boolean>;
  /** Whether the browser reports a network. */
  readonly hasNetwork: () => boolean;
  /** Hidden pages do not probe. */
  readonly isVisible: () => boolean;
  readonly onBack: () => void;
};

/**
 * Whether requests get through. Nothing is probed until something casts doubt; then one small request
 * decides, and while the host is unreachable it is probed at growing intervals. Without a network the
 * browser's own events decide.
 */
export function networkWatch({ probe, hasNetwork, isVisible, onBack }: Options) {
  const state = createStore<NetworkState>('fine');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let probing: Promise<void> | null = null;
  let misses = 0;

  const lost = (): void => {
    clearTimeout(timer);
    if (!hasNetwork()) {
      state.set('lost');
      return;
    }
    const wait = Math.min(PROBE_CAP_MS, PROBE_BASE_MS * 2 ** misses);
    misses += 1;
    // A hidden page probes once it becomes visible (startNetworkWatch).
    timer = setTimeout(() => isVisible() && void doubt(), wait);
    state.set('unreachable');
  };

  /** A request got a response. */
  const reached = (): void => {
    misses = 0;
    if (!isCut(state.get())) return;
    clearTimeout(timer);
    timer = setTimeout(() => state.set('fine'), BACK_MS);
    state.set(state.get() === 'lost' ? 'back' : 'answering');
    onBack();
  };

  /**
   * Probes after a failure or an event of the browser; calls during a probe share it. Without a network
   * nothing is probed: each failed request would be one more error in the console.
   */
  const doubt = async (): Promise<void> => {
    if (!hasNetwork()) {
      lost();
      return;
    }
    probing ??= probe()
      .then((answered) => (answered ? reached() : lost()))
      .finally(() => {
        probing = null;
      });
    await probing;
  };

  return {
    doubt,
    reached,
    state,
    stop: () => clearTimeout(timer),
  };
}

/** Time limit of one probe, in milliseconds. */
const PROBE_TIMEOUT_MS = 8_000;

const backAgain = createListeners();

const watch = networkWatch({
  probe: anyAnswer,
  hasNetwork: () => navigator.onLine,
  isVisible: () => document.visibilityState === 'visible',
  onBack: backAgain.notify,
});

/** Whether this site's own host responds; a captive portal redirects to another origin, which fails. */
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

/** Probes the network after something that needs it has failed. */
export async function probeNetwork(): Promise<NetworkState> {
  await watch.doubt();
  return watch.state.get();
}

/** Calls back when requests get through again; returns how to stop. */
export const onNetworkBack = backAgain.add;

/** The state of the network; 'fine' in prerendered pages. */
export const networkStore: ReadableStore<NetworkState> = watch.state;

let newest = 0;

/** Learns from the outcome of delivery attempts in this page, other tabs and the worker. */
export function updateFromRows(rows: readonly Submission[]): void {
  const { answeredAt, failedAt } = evidenceOf(rows);
  const latest = Math.max(answeredAt, failedAt);
  if (latest <= newest) return;
  newest = latest;
  if (failedAt > answeredAt) void watch.doubt();
  else watch.reached();
}

/** When an attempt last got a response, and when one last got none; milliseconds since the epoch. */
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

/** Probes on the browser's network events, on pictures that fail to load, and when the page becomes visible. Returns how to stop. */
export function startNetworkWatch(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const probe = () => void watch.doubt();
  addEventListener('offline', probe, { signal });
  addEventListener('online', probe, { signal });
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) probe();
    },
    { capture: true, signal },
  );
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible' && isCut(watch.state.get())) probe();
    },
    { signal },
  );
  if (!navigator.onLine) probe();
  return () => {
    stop.abort();
    watch.stop();
  };
}
