/**
 * Servers' clocks agree this well (milliseconds): what lies further off in the time to come was written
 * by a clock that stood ahead and has been put right since.
 */
export const CLOCKS_DIFFER_MS = 120_000;

/** From when on a wait is false, if it is not over: moments in milliseconds since 1970. */
export type Clock = {
  now: number;
  /** Longer than this nothing ever waits. */
  longestMs: number;
};
