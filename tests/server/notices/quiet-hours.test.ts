import { expect, test } from 'vitest';
import { quietUntil } from '#server/notices/settings.ts';
import { firmTime } from '../../support/firm-clock.ts';

const MINUTE = 60_000;
const TEN = firmTime('2026-07-06T10:00').getTime();

test.each([
  ['09:30', '10:45', 45],
  ['09:30', '10:01', 1],
  ['21:30', '10:20', 20],
  ['10:00', '10:00', null],
  ['10:01', '12:00', null],
  ['21:15', '06:45', null],
])('at ten, quiet from %s to %s lasts for %s minutes more', (from, to, minutes) => {
  expect(quietUntil({ from, to }, TEN)).toBe(minutes === null ? null : TEN + minutes * MINUTE);
});

test('where no hours are quiet nothing waits for their end', () => {
  expect(quietUntil(null, TEN)).toBeNull();
});
