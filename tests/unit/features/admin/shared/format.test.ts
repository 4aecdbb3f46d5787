import { expect, it } from 'vitest';
import { businessDay } from '#content/business-time.ts';
import {
  formatDay,
  formatDuration,
  formatMoment,
  formatShare,
} from '#features/admin/shared/format.ts';
import { firmTime } from '../../../../support/firm-clock.ts';

it('tells a duration in the unit that suits it', () => {
  expect([340, 1_500, 45_000, 240_000, 10_800_000, 259_200_000].map(formatDuration)).toEqual([
    '340 ms',
    '1.5 secs',
    '45 secs',
    '4 mins',
    '3 hrs',
    '3 days',
  ]);
});

it('tells days and moments by the firm’s clock', () => {
  expect(businessDay(firmTime('2026-02-01T01:00'))).toBe('2026-02-01');
  expect(formatMoment(firmTime('2026-02-01T01:00').toISOString())).toBe('1 Feb 2026, 1:00 am');
  expect(formatDay('2026-02-01')).toMatch(/^Sun,? 1 Feb$/);
  expect(formatShare(0.225)).toBe('23%');
});
