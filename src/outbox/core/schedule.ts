import { fullJitterMs, LONGEST_WAIT_MS } from '#contract/retry.ts';

/**
 * States of a submission: pending → sending → delivered | unconfirmed, sending → pending (retry),
 * → parked (the visitor must act), → paused (the destination refuses everybody). Deleted by the
 * visitor after it may have arrived: withdrawn (its receiver is to be asked) → gone | kept (the
 * receiver has not deleted it).
 */
export const states = [
  'pending',
  'sending',
  'delivered',
  'unconfirmed',
  'parked',
  'paused',
  'withdrawn',
  'kept',
] as const;

export type SubmissionState = (typeof states)[number];

/** States of a lead that has not reached its receiver. */
export const waitingStates: readonly SubmissionState[] = ['pending', 'sending', 'parked', 'paused'];

/**
 * What started a drain. A trigger that implies connectivity makes failed network attempts due at
 * once.
 */
export type Trigger = 'submit' | 'load' | 'online' | 'visible' | 'timer' | 'sync' | 'manual';

const IMPLYING_CONNECTIVITY: readonly Trigger[] = ['load', 'online', 'visible', 'sync', 'manual'];

/** Whether a trigger suggests that the network may be back. */
export function impliesConnectivity(trigger: Trigger): boolean {
  return IMPLYING_CONNECTIVITY.includes(trigger);
}

/** The fields of a row that say when it is due. */
type Wait = {
  readonly nextAttemptAt: number;
  readonly lastFailure: { readonly at: number } | null;
};

/**
 * Whether the wait after a failure is over. A failure dated in the future, or a due time further
 * off than our longest wait, means that the clock has been set back since; that wait counts as over
 * too, or a clock that was a day ahead would delay a lead by a day.
 */
export function isWaitOver({ nextAttemptAt, lastFailure }: Wait, now: number): boolean {
  if (nextAttemptAt <= now || nextAttemptAt > now + PAUSE_MS) return true;
  return lastFailure !== null && lastFailure.at > now;
}

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
