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

  /** How many wrong ones there are; throws a 429 with Retry-After while the guesser has to wait. */
  async function admit(guesser: string): Promise<number> {
    const found = await counts.find(keyOf(guesser));
    if (found === null || found.age > FORGET_MS) return 0;
    const { wrong, age } = found;
    if (wrong < free) return wrong;
    const wait = Math.min(longestWait, SECOND * 2 ** (wrong - free)) - age;
    if (wait > 0) throw tooMany(wait);
    return wrong;
  }

  return {
    admit,
    /**
     * Counts a password as wrong before it is judged, so that no other server judges one of the same
     * guesser meanwhile; false where another has been counted since it was admitted.
     */
    count: (guesser: string, seen: number): Promise<boolean> =>
      counts.add(keyOf(guesser), seen, FORGET_MS),
    /** The password was right. */
    forget: (guesser: string): Promise<void> => counts.remove(keyOf(guesser)),
  };
}

function tooMany(wait: number): HttpError {
  return new HttpError(429, 'rate_limited', 'Too many wrong passwords.', {
    retryAfter: Math.ceil(wait / SECOND),
  });
}
