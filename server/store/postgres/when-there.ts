import { setTimeout as pause } from 'node:timers/promises';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;

/**
 * Runs `work` once the database is available; prints one line while it waits. Rejects if the
 * database is available but refuses.
 */
export async function whenThere(
  url: string,
  tell: (line: string) => void,
  isOver: () => boolean,
  work: () => Promise<void>,
): Promise<void> {
  for (let delay = FIRST_PAUSE_MS; !isOver(); delay = Math.min(2 * delay, LONGEST_PAUSE_MS)) {
    try {
      await work();
      return;
    } catch (error) {
      if (!isAway(error)) throw refusal(url, error);
      if (delay === FIRST_PAUSE_MS) tell(`Waiting for the database at ${addressOf(url)} ...`);
      await pause(delay, undefined, { ref: false });
    }
  }
}

function refusal(url: string, cause: unknown): Error {
  const told = cause instanceof Error ? cause.message : 'unknown error';
  return new Error(`DATABASE_URL: cannot use the database at ${addressOf(url)}: ${told}`, {
    cause,
  });
}

/** Network faults, and PostgreSQL's classes for a server that is starting, stopping or full. */
const CODES = /^(ECONN|EHOST|ENET|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE|57P0|53|08)/;
/** Messages of the client that have no code. */
const WORDS = /terminated|timeout|timed out/i;

/** Whether the database is unavailable, as opposed to rejecting a statement. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isAway);
  if ('code' in error && typeof error.code === 'string') return CODES.test(error.code);
  return WORDS.test(error.message) || isAway(error.cause);
}

/** Host and path of a database URL, without its user and password. */
export function addressOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host || 'localhost'}${pathname}`;
}
