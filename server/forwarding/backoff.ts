import { fullJitterMs, LONGEST_WAIT_MS } from '#contract/retry.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** After this long in the queue a lead is given up and marked in the inbox. */
export const GIVE_UP_AFTER_MS = 7 * DAY;

/** Longest that a job waits between two attempts, in milliseconds. */
export const LONGEST_PAUSE_MS = LONGEST_WAIT_MS;

/**
 * Milliseconds elapsed over these moments. A step backwards, or one longer than any pause, is a
 * changed clock and counts for the longest pause at most.
 */
export function timeWaited(moments: readonly number[]): number {
  const steps = moments.map((moment, index) => moment - (moments[index - 1] ?? moment));
  return steps.reduce((sum, step) => sum + Math.min(LONGEST_PAUSE_MS, Math.max(0, step)), 0);
}

type Waiting = {
  /** Attempts made, including this one. */
  attempts: number;
  /** Milliseconds in the queue. */
  age: number;
  baseMs: number;
  /** From 0 to 1. */
  random: number;
};

/**
 * Milliseconds until the next attempt: exponential with full jitter, from `baseMs` up to an hour,
 * and after a day in the queue up to six hours.
 */
export function backoff({ attempts, age, baseMs, random }: Waiting): number {
  const cap = age < DAY ? HOUR : 6 * HOUR;
  return fullJitterMs({ attempts, baseMs, capMs: cap, random });
}
