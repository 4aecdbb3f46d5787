import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { backoff, timeWaited } from '#server/forwarding/backoff.ts';

const HOUR = 3_600_000;

describe('the pause before the next attempt', () => {
  test('doubles at most from five seconds up to an hour, and to six after a day', () => {
    const longest = (attempts: number, age = 0) =>
      backoff({ attempts, age, baseMs: 5000, random: 1 });
    expect([1, 2, 3, 4].map((attempts) => longest(attempts))).toEqual([
      5000, 10_000, 20_000, 40_000,
    ]);
    expect(longest(11)).toBe(HOUR);
    expect(longest(1000)).toBe(HOUR);
    expect(longest(1000, 25 * HOUR)).toBe(6 * HOUR);
  });

  test('is anywhere between nothing and the longest', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (attempts, random) => {
          const pause = backoff({ attempts, age: 0, baseMs: 5000, random });
          expect(pause).toBeGreaterThanOrEqual(0);
          expect(pause).toBeLessThanOrEqual(backoff({ attempts, age: 0, baseMs: 5000, random: 1 }));
        },
      ),
    );
  });
});

describe('the time that a job has waited', () => {
  test('is the time from its queueing through its attempts', () => {
    expect(timeWaited([1000, 1000, 3000, 3500])).toBe(2500);
    expect(timeWaited([1000])).toBe(0);
  });

  test.each([
    ['ahead', 30 * 24 * HOUR],
    ['back', -30 * 24 * HOUR],
  ])('is a day longer at the most when the clock was put %s by a month', (_way, jump) => {
    const moments = [0, HOUR, 2 * HOUR + jump, 3 * HOUR + jump];
    expect(timeWaited(moments)).toBeLessThanOrEqual(26 * HOUR);
    expect(timeWaited(moments)).toBeGreaterThanOrEqual(2 * HOUR);
  });
});
