import { fullJitterMs, LONGEST_WAIT_MS } from '#contract/retry.ts';

/** First ceiling of the wait between two attempts, in milliseconds. */
export const BACKOFF_BASE_MS = 5_000;
/** Highest ceiling, in milliseconds. */
export const BACKOFF_CAP_MS = 3_600_000;
/** Wait before retrying a destination that rejects every request, in milliseconds. */
export const PAUSE_MS = LONGEST_WAIT_MS;

/** Wait before the next attempt, in milliseconds; `attempts` counts those made so far. */
export function backoffMs(attempts: number, random: () => number = Math.random): number {
  const limits = { baseMs: BACKOFF_BASE_MS, capMs: BACKOFF_CAP_MS };
  return fullJitterMs({ attempts, random: random(), ...limits });
}
