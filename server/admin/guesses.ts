import { HttpError } from '../http-error.ts';
import type { WrongPasswords } from '../store/engine.ts';

const SECOND = 1000;
/** A guesser's count is reset after this long without a guess. */
const FORGET_MS = 24 * 60 * 60 * SECOND;

export type GuessRule = {
  /** Prefix of the guesser's key. */
  kind: string;
  /** Wrong passwords without a wait. */
  free: number;
  /** Longest wait after a wrong password, in milliseconds. */
  longestWait: number;
};

/** People mistype, and scripts guess: eventually one guess per address in a quarter of an hour. */
export const unknownDeviceRule: GuessRule = {
  kind: 'stranger',
  free: 5,
  longestWait: 15 * 60 * SECOND,
};

/** On a browser that has signed in before, nobody waits longer than a minute. */
export const knownDeviceRule: GuessRule = { kind: 'device', free: 10, longestWait: 60 * SECOND };

/** Codes after a right password. */
export const codeRule: GuessRule = { kind: 'code', free: 5, longestWait: 15 * 60 * SECOND };

/** The password of a session's own person. */
export const confirmingRule: GuessRule = { ...knownDeviceRule, kind: 'session' };

/**
 * Counts the wrong passwords of each guesser and makes it wait longer after each: one second after
 * the last free one, then doubling.
 */
export function createGuesses({ kind, free, longestWait }: GuessRule, counts: WrongPasswords) {
  const keyOf = (guesser: string) => `${kind} ${guesser}`;

  /**
   * The count of wrong passwords; throws a 429 with Retry-After while the guesser has to wait.
   * `doublings` is 0 unless the account is being guessed: then only the first try is free.
   */
  async function admit(guesser: string, doublings = 0): Promise<number> {
    const found = await counts.find(keyOf(guesser));
    if (found === null || found.age > FORGET_MS) return 0;
    const { wrong, age } = found;
    const tries = doublings === 0 ? free : 1;
    if (wrong < tries) return wrong;
    const wait = Math.min(longestWait, SECOND * 2 ** (wrong - tries + doublings)) - age;
    if (wait > 0) throw tooMany(wait);
    return wrong;
  }

  return {
    admit,
    /**
     * Counts a password as wrong before it is checked, so that no other server checks one of the
     * same guesser at the same time; false if another was counted since it was admitted.
     */
    count: (guesser: string, seen: number): Promise<boolean> =>
      counts.add(keyOf(guesser), seen, FORGET_MS),
    /** Resets the count after a right password. */
    forget: (guesser: string): Promise<void> => counts.remove(keyOf(guesser)),
  };
}

/** Wrong passwords for one account, from whatever addresses, from which on it is being guessed. */
const MANY_WRONG = 50;

/** Counts the wrong passwords for each account. */
export function createAccountGuesses(counts: WrongPasswords) {
  const keyOf = (account: string) => `account ${account}`;
  const countOf = async (account: string): Promise<number> => {
    const found = await counts.find(keyOf(account));
    return found === null || found.age > FORGET_MS ? 0 : found.wrong;
  };
  return {
    /** By how many doublings the waits of addresses that have guessed are longer: 0 for few guesses. */
    async doublings(account: string): Promise<number> {
      const wrong = await countOf(account);
      return wrong < MANY_WRONG ? 0 : 1 + Math.floor(Math.log2(wrong / MANY_WRONG));
    },
    /** Guesses at the same moment may count as one. */
    async count(account: string): Promise<void> {
      await counts.add(keyOf(account), await countOf(account), FORGET_MS);
    },
  };
}

function tooMany(wait: number): HttpError {
  return new HttpError(429, 'rate_limited', 'Too many wrong passwords.', {
    retryAfter: Math.ceil(wait / SECOND),
  });
}

/** Guessers tracked at once; the one that guessed longest ago is dropped first. */
const MOST_GUESSERS = 10_000;

/** Counts wrong passwords in memory; `elapsed` is a monotonic clock. */
export function ownWrongPasswords(elapsed: () => number): WrongPasswords {
  const guessers = new Map<string, { wrong: number; at: number }>();

  function find(guesser: string): { wrong: number; age: number } | null {
    const found = guessers.get(guesser);
    return found === undefined ? null : { wrong: found.wrong, age: elapsed() - found.at };
  }

  return {
    find: (guesser) => Promise.resolve(find(guesser)),
    add(guesser, seen, forgetMs): Promise<boolean> {
      const before = find(guesser);
      const wrong = before === null || before.age > forgetMs ? 0 : before.wrong;
      if (wrong !== seen) return Promise.resolve(false);
      guessers.delete(guesser);
      guessers.set(guesser, { wrong: wrong + 1, at: elapsed() });
      const [oldest] = guessers.keys();
      if (oldest !== undefined && guessers.size > MOST_GUESSERS) guessers.delete(oldest);
      return Promise.resolve(true);
    },
    remove(guesser): Promise<void> {
      guessers.delete(guesser);
      return Promise.resolve();
    },
  };
}
