const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const HOURLY_ATTEMPTS = 48;

const PAUSES = [MINUTE, 5 * MINUTE, 15 * MINUTE];

/** Longest pause between two attempts, in milliseconds. */
export const LONGEST_PAUSE_MS = HOUR;

/**
 * Milliseconds until the next attempt: 1, 5 and 15 minutes, then hourly for two days. Null when it
 * is given up.
 */
export function pauseAfter(attempts: number): number | null {
  if (attempts > PAUSES.length + HOURLY_ATTEMPTS) return null;
  return PAUSES[attempts - 1] ?? HOUR;
}
