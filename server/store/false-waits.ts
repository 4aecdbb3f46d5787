/**
 * Largest difference between servers' clocks, in milliseconds: a time further in the future was
 * written by a clock that was ahead and has been corrected since.
 */
export const CLOCKS_DIFFER_MS = 120_000;

/** Moments (milliseconds since 1970) after which a wait is false if it has not ended. */
export type Clock = {
  now: number;
  /** Longest legitimate wait. */
  longestMs: number;
};
