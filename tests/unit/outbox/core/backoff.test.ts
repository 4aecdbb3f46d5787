import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BACKOFF_BASE_MS, BACKOFF_CAP_MS, backoffMs } from '#outbox/core/schedule.ts';

/** The most that Math.random can give. */
const almostOne = () => 1 - Number.EPSILON;

const fraction = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('the wait before the next attempt', () => {
  test('is a whole number of milliseconds from 0 to below the cap, after any number of attempts', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100_000 }), fraction, (attempts, random) => {
        const wait = backoffMs(attempts, () => random);
        expect(Number.isInteger(wait)).toBe(true);
        expect(wait).toBeGreaterThanOrEqual(0);
        expect(wait).toBeLessThan(BACKOFF_CAP_MS);
      }),
    );
  });

  test('is jittered over the whole range: the ceiling is reached, and so is nothing', () => {
    expect(backoffMs(1, () => 0)).toBe(0);
    expect(backoffMs(1, almostOne)).toBe(BACKOFF_BASE_MS - 1);
    expect(backoffMs(1, () => 0.5)).toBe(BACKOFF_BASE_MS / 2);
  });

  test('has a ceiling that doubles with each attempt up to an hour, and stays there', () => {
    const half = (attempts: number) => backoffMs(attempts, () => 0.5) * 2;
    expect([1, 2, 3, 4].map(half)).toEqual([5_000, 10_000, 20_000, 40_000]);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000 }), (attempts) => {
        expect(half(attempts + 1)).toBe(Math.min(2 * half(attempts), 3_600_000));
      }),
    );
  });

  test('differs from lead to lead when left to chance', () => {
    const waits = new Set(Array.from({ length: 20 }, () => backoffMs(10)));
    expect(waits.size).toBeGreaterThan(1);
  });
});
