import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { backoff, retryAfterMs } from '#server/forwarding/backoff.ts';

const HOUR = 3_600_000;

describe('the pause before the next attempt', () => {
  test('doubles at most from five seconds up to an hour, and to six after a day', () => {
    const longest = (tries: number, age = 0) => backoff({ tries, age, baseMs: 5000, random: 1 });
    expect([1, 2, 3, 4].map((tries) => longest(tries))).toEqual([5000, 10_000, 20_000, 40_000]);
    expect(longest(11)).toBe(HOUR);
    expect(longest(1000)).toBe(HOUR);
    expect(longest(1000, 25 * HOUR)).toBe(6 * HOUR);
  });

  test('is anywhere between nothing and the longest', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (tries, random) => {
          const pause = backoff({ tries, age: 0, baseMs: 5000, random });
          expect(pause).toBeGreaterThanOrEqual(0);
          expect(pause).toBeLessThanOrEqual(backoff({ tries, age: 0, baseMs: 5000, random: 1 }));
        },
      ),
    );
  });
});

describe('Retry-After', () => {
  const now = Date.parse('2026-03-02T00:00:00Z');
  test.each([
    ['120', 120_000],
    ['Mon, 02 Mar 2026 00:00:30 GMT', 30_000],
    ['Mon, 02 Mar 2020 00:00:30 GMT', 0],
    ['9'.repeat(40), 24 * HOUR],
    ['Mon, 02 Mar 2099 00:00:00 GMT', 24 * HOUR],
    ['soon', null],
    [undefined, null],
  ])('%s is %s milliseconds', (header, wanted) => {
    expect(retryAfterMs(header, now)).toBe(wanted);
  });
});
