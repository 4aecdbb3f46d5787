// When to send again, for the phone's outbox and the server's forwarding alike.

/** Upper limit of a Retry-After wait, in milliseconds: a receiver's typo must not strand a lead. */
export const LONGEST_WAIT_MS = 24 * 3_600_000;

/** Statuses below 500 that mean 'try later' (RFC 9110; 425 RFC 8470; 429 RFC 6585). */
const LATER: readonly number[] = [408, 425, 429];

/** Whether an HTTP status means that the same request may succeed later. */
export function isRetryStatus(status: number): boolean {
  return status >= 500 || LATER.includes(status);
}

type Backoff = {
  /** Attempts so far; 1 after the first. */
  readonly attempts: number;
  /** First and highest ceiling, in milliseconds. */
  readonly baseMs: number;
  readonly capMs: number;
  /** From 0 to 1. */
  readonly random: number;
};

/** Beyond this many doublings any base exceeds any cap; keeps the power of two finite. */
const MOST_DOUBLINGS = 40;

/**
 * Full-jitter exponential backoff, in whole milliseconds: random between 0 and a ceiling that
 * doubles with each attempt. Source: "Exponential Backoff And Jitter" (AWS, 2015).
 */
export function fullJitterMs({ attempts, baseMs, capMs, random }: Backoff): number {
  const doublings = Math.min(MOST_DOUBLINGS, Math.max(0, attempts - 1));
  return Math.floor(random * Math.min(capMs, baseMs * 2 ** doublings));
}

/**
 * The wait of a Retry-After header in milliseconds (RFC 9110 §10.2.3: seconds or an HTTP date);
 * null when it is missing or can't be read. Never negative, at most a day.
 */
export function retryAfterMs(header: string | null | undefined, now: number): number | null {
  if (header === null || header === undefined) return null;
  const text = header.trim();
  const asked = /^\d+$/.test(text) ? Number(text) * 1000 : httpDate(text) - now;
  if (Number.isNaN(asked)) return null;
  return Math.min(Math.max(0, asked), LONGEST_WAIT_MS);
}

/** Every HTTP date begins with the name of the day; Date.parse alone reads '-5' as a year. */
function httpDate(text: string): number {
  return /^(?:mon|tue|wed|thu|fri|sat|sun)/i.test(text) ? Date.parse(text) : Number.NaN;
}
