import { setTimeout as pause } from 'node:timers/promises';
import { addressOf } from './address.ts';
import { isAway } from './away.ts';

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
