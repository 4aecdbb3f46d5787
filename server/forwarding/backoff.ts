const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** After this long in the queue a lead is given up and marked in the inbox. */
export const GIVE_UP_AFTER_MS = 7 * DAY;

type Waiting = {
  /** Attempts already made, this one included. */
  tries: number;
  /** Milliseconds since the job was queued. */
  age: number;
  baseMs: number;
  /** From 0 to 1. */
  random: number;
};

/**
 * Milliseconds until the next attempt: exponential with full jitter, from `baseMs` up to an hour,
 * and after a day in the queue up to six hours.
 */
export function backoff({ tries, age, baseMs, random }: Waiting): number {
  const cap = age < DAY ? HOUR : 6 * HOUR;
  return Math.round(random * Math.min(cap, baseMs * 2 ** Math.min(tries - 1, 30)));
}

/**
 * Milliseconds that a Retry-After header asks for (seconds or a date, RFC 9110), at most a day; null
 * if it asks for none.
 */
export function retryAfterMs(header: string | undefined, now: number): number | null {
  if (header === undefined) return null;
  if (/^\d+$/.test(header.trim())) return Math.min(DAY, Number(header) * 1000);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.min(DAY, Math.max(0, date - now));
}
