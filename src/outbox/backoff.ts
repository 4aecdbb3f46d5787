/** First ceiling of the wait between two attempts, in milliseconds. */
export const BACKOFF_BASE_MS = 5_000;
/** Highest ceiling, in milliseconds. */
export const BACKOFF_CAP_MS = 3_600_000;
/** Wait before a destination that refuses everybody is tried again, in milliseconds. */
export const PAUSE_MS = 24 * 3_600_000;
/** Longest Retry-After that is believed, in milliseconds: a receiver's typing error must not strand a lead. */
export const RETRY_AFTER_CAP_MS = PAUSE_MS;

/**
 * Full-jitter exponential backoff: anything from 0 up to a ceiling that doubles with each attempt.
 * `attempts` is how many there have been (1 after the first); `random` gives [0, 1). Milliseconds.
 * Source: lead-queue design, 'Outcome of one attempt'; "Exponential Backoff And Jitter" (AWS, 2015).
 */
export function backoffMs(attempts: number, random: () => number = Math.random): number {
  const ceiling = Math.min(BACKOFF_CAP_MS, BACKOFF_BASE_MS * 2 ** Math.max(0, attempts - 1));
  return Math.floor(random() * ceiling);
}

/**
 * Milliseconds that a Retry-After header asks for (RFC 9110 §10.2.3: seconds or an HTTP date), or
 * null when there is none or it can't be read. Never negative, at most a day.
 */
export function retryAfterMs(header: string | null, now: number): number | null {
  if (header === null) return null;
  const text = header.trim();
  const asked = /^\d+$/.test(text) ? Number(text) * 1000 : httpDate(text) - now;
  if (Number.isNaN(asked)) return null;
  return Math.min(Math.max(0, asked), RETRY_AFTER_CAP_MS);
}

/** Every form of an HTTP date begins with the day's name; Date.parse alone reads '-5' as a year. */
function httpDate(text: string): number {
  return /^(?:mon|tue|wed|thu|fri|sat|sun)/i.test(text) ? Date.parse(text) : Number.NaN;
}
