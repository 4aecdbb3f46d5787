import { paths } from '#contract/paths.ts';
import { createListeners } from '#lib/create-store.ts';
import type { Submission } from '#outbox/core/record.ts';
import { isCut, networkWatch, type NetworkState } from './network-watch.ts';

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
  return watch.state();
}

/** Calls back when the network carries requests again; returns how to stop. */
export const onNetworkBack = backAgain.add;

export const subscribeNetwork = watch.subscribe;
export const networkState = watch.state;

/** In prerendered pages, and before anything has been asked. */
export function unknownNetwork(): NetworkState {
  return 'fine';
}

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
      if (document.visibilityState === 'visible' && isCut(watch.state())) ask();
    },
    { signal },
  );
  if (!navigator.onLine) ask();
  return () => {
    stop.abort();
    watch.stop();
  };
}
