// When to send again, for the phone's outbox and the server's forwarding alike.

/** Longest wait that is kept to, in milliseconds: a receiver's typing error must not strand a lead. */
export const LONGEST_WAIT_MS = 24 * 3_600_000;

/** Statuses below 500 that say 'later' (RFC 9110; 425 RFC 8470; 429 RFC 6585). */
const LATER: readonly number[] = [408, 425, 429];

/** Whether an HTTP status says that the same request may succeed later. */
export function isRetryStatus(status: number): boolean {
  return status >= 500 || LATER.includes(status);
}

type Backoff = {
  /** How many attempts there have been; 1 after the first. */
  readonly attempts: number;
  /** First ceiling and highest ceiling, in milliseconds. */
  readonly baseMs: number;
  readonly capMs: number;
  /** From 0 to 1. */
  readonly random: number;
};

/** Doublings beyond which any base is above any cap; a power of two must not become infinite. */
const MOST_DOUBLINGS = 40;

/**
 * Full-jitter exponential backoff, in whole milliseconds: anything from 0 up to a ceiling that
 * doubles with each attempt. Source: "Exponential Backoff And Jitter" (AWS, 2015).
 */
export function fullJitterMs({ attempts, baseMs, capMs, random }: Backoff): number {
  const doublings = Math.min(MOST_DOUBLINGS, Math.max(0, attempts - 1));
  return Math.floor(random * Math.min(capMs, baseMs * 2 ** doublings));
}

/**
 * Milliseconds that a Retry-After header asks for (RFC 9110 §10.2.3: seconds or an HTTP date), or
 * null when there is none or it can't be read. Never negative, at most a day.
 */
export function retryAfterMs(header: string | null | undefined, now: number): number | null {
  if (header === null || header === undefined) return null;
  const text = header.trim();
  const asked = /^\d+$/.test(text) ? Number(text) * 1000 : httpDate(text) - now;
  if (Number.isNaN(asked)) return null;
  return Math.min(Math.max(0, asked), LONGEST_WAIT_MS);
}

/** Every form of an HTTP date begins with the day's name; Date.parse alone reads '-5' as a year. */
function httpDate(text: string): number {
  return /^(?:mon|tue|wed|thu|fri|sat|sun)/i.test(text) ? Date.parse(text) : Number.NaN;
}
