import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRetryStatus, LONGEST_WAIT_MS, retryAfterMs } from '#contract/retry.ts';

describe('a status', () => {
  test.each([408, 425, 429, 500, 502, 503, 504, 599])(
    'of %d says that it may succeed later',
    (s) => {
      expect(isRetryStatus(s)).toBe(true);
    },
  );

  test.each([200, 301, 400, 401, 404, 409, 410, 413, 422, 428, 430])('of %d does not', (s) => {
    expect(isRetryStatus(s)).toBe(false);
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
    ['86401', LONGEST_WAIT_MS],
    ['9'.repeat(400), LONGEST_WAIT_MS],
    ['Fri, 20 Nov 2099 03:02:00 GMT', LONGEST_WAIT_MS],
  ])('%j is %d ms', (header, wait) => {
    expect(retryAfterMs(header, now)).toBe(wait);
  });

  test.each([
    null,
    undefined,
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
        expect(wait).toBeLessThanOrEqual(LONGEST_WAIT_MS);
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
