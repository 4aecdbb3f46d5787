import { HttpError } from '../http-error.ts';
import type { WrongPasswords } from '../store/engine.ts';

const SECOND = 1000;
/** Who has made no guess for so long starts afresh. */
const FORGET_MS = 24 * 60 * 60 * SECOND;

export type GuessRule = {
  /** Whose guesses it is for. */
  kind: string;
  /** Wrong passwords that cost no time. */
  free: number;
  /** Longest wait after a wrong one, in milliseconds. */
  longestWait: number;
};

/** People mistype, and scripts guess: from one address a guess a quarter of an hour at last. */
export const unknownDeviceRule: GuessRule = {
  kind: 'stranger',
  free: 5,
  longestWait: 15 * 60 * SECOND,
};

/** Where the owner has signed in before, nobody waits longer than a minute. */
export const knownDeviceRule: GuessRule = { kind: 'device', free: 10, longestWait: 60 * SECOND };

/**
 * Counts the wrong passwords of each guesser and has it wait longer after each: a second after the
 * last free one, then twice as long, and so on.
 */
export function createGuesses({ kind, free, longestWait }: GuessRule, counts: WrongPasswords) {
  const keyOf = (guesser: string) => `${kind} ${guesser}`;

  async function waitOf(guesser: string): Promise<number> {
    const { wrong, age } = (await counts.find(keyOf(guesser))) ?? { wrong: 0, age: 0 };
    if (wrong < free) return 0;
    return Math.min(longestWait, SECOND * 2 ** (wrong - free)) - age;
  }

  return {
    /** Throws a 429 with Retry-After while a guesser has to wait. */
    async admit(guesser: string): Promise<void> {
      const wait = await waitOf(guesser);
      if (wait > 0) throw tooMany(wait);
    },
    /** A wrong password. */
    count: (guesser: string): Promise<void> => counts.add(keyOf(guesser), FORGET_MS),
    /** The right one. */
    forget: (guesser: string): Promise<void> => counts.remove(keyOf(guesser)),
  };
}

function tooMany(wait: number): HttpError {
  return new HttpError(429, 'rate_limited', 'Too many wrong passwords.', {
    retryAfter: Math.ceil(wait / SECOND),
  });
}
