import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BACKOFF_BASE_MS,
  BACKOFF_CAP_MS,
  backoffMs,
  RETRY_AFTER_CAP_MS,
  retryAfterMs,
} from '#outbox/backoff.ts';

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

describe('Retry-After', () => {
  const now = Date.parse('2026-11-20T03:00:00Z');

  test.each([
    ['0', 0],
    ['120', 120_000],
    [' 7 ', 7_000],
    ['Fri, 20 Nov 2026 03:02:00 GMT', 120_000],
    ['Friday, 20-Nov-26 03:02:00 GMT', 120_000],
    ['Fri, 20 Nov 2026 02:00:00 GMT', 0],
    ['86401', RETRY_AFTER_CAP_MS],
    ['9'.repeat(400), RETRY_AFTER_CAP_MS],
    ['Fri, 20 Nov 2099 03:02:00 GMT', RETRY_AFTER_CAP_MS],
  ])('%j is %d ms', (header, wait) => {
    expect(retryAfterMs(header, now)).toBe(wait);
  });

  test.each([
    null,
    '',
    ' ',
    'soon',
    '-5',
    '1.5',
    '+30',
    '1e3',
    '60, 120',
    'try 2030',
    '2030-01-01',
    'Monday',
  ])('%j says nothing', (header) => {
    expect(retryAfterMs(header, now)).toBeNull();
  });

  test('whatever the header holds, the wait is nothing or between 0 and a day', () => {
    const header = fc.oneof(
      fc.string(),
      fc.integer().map(String),
      fc.date({ noInvalidDate: true }).map((date) => date.toUTCString()),
    );
    fc.assert(
      fc.property(header, (text) => {
        const wait = retryAfterMs(text, now);
        if (wait === null) return;
        expect(wait).toBeGreaterThanOrEqual(0);
        expect(wait).toBeLessThanOrEqual(RETRY_AFTER_CAP_MS);
      }),
    );
  });

  test('any HTTP date within a day is waited for to the second', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 86_400 }), (seconds) => {
        const date = new Date(now + seconds * 1000).toUTCString();
        expect(retryAfterMs(date, now)).toBe(seconds * 1000);
      }),
    );
  });
});
