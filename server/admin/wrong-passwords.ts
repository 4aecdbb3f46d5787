import type { WrongPasswords } from '../store/engine.ts';

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
