import { describe, expect, it } from 'vitest';
import { promiseFor } from '#content/forms/promise.ts';
import { openingTimesBy } from '#content/opening-times.ts';
import { publicHolidays } from '#content/public-holiday-rules.ts';
import type { AustralianState } from '#contract/content/states.ts';
import { responseClaims } from '#content/claims.ts';
import { firmTime } from '../../support/firm-clock.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** Opening times of a firm in a state, the same everywhere. */
const timesIn = (state: AustralianState, timeZone: string) =>
  openingTimesBy({
    timeZone,
    openingHours: [{ schemaDays: WEEKDAYS, opens: '07:00', closes: '18:00' }],
    isPriorityCallDay: (day) => publicHolidays(Number(day.slice(0, 4)), state).includes(day),
  });

const firms = {
  // Eight hours ahead of UTC all year.
  Perth: { times: timesIn('WA', 'Australia/Perth'), zone: 'Australia/Perth' },
  // Nine and a half hours ahead, ten and a half in summer.
  Adelaide: { times: timesIn('SA', 'Australia/Adelaide'), zone: 'Australia/Adelaide' },
  // Ten hours ahead all year.
  Brisbane: { times: timesIn('QLD', 'Australia/Brisbane'), zone: 'Australia/Brisbane' },
  // Nine and a half hours ahead all year.
  Darwin: { times: timesIn('NT', 'Australia/Darwin'), zone: 'Australia/Darwin' },
  // In New South Wales, by South Australia's clock.
  'Broken Hill': { times: timesIn('NSW', 'Australia/Broken_Hill'), zone: 'Australia/Broken_Hill' },
} as const;

const { afterOpening } = responseClaims;

describe('the time promised by a firm', () => {
  it.each([
    ['Perth', 'on Sunday', '2026-07-12T10:00', 'Monday', '2026-07-12T23:00Z'],
    [
      'Perth',
      'in summer, which has the same clock',
      '2027-01-10T10:00',
      'Monday',
      '2027-01-10T23:00Z',
    ],
    [
      'Perth',
      'before the King’s Birthday of Western Australia',
      '2026-09-25T19:00',
      'Tuesday',
      '2026-09-28T23:00Z',
    ],
    [
      'Perth',
      'before the King’s Birthday of the east',
      '2026-06-05T19:00',
      'Monday',
      '2026-06-07T23:00Z',
    ],
    ['Adelaide', 'in winter', '2026-07-12T10:00', 'Monday', '2026-07-12T21:30Z'],
    ['Adelaide', 'in summer', '2027-01-10T10:00', 'Monday', '2027-01-10T20:30Z'],
    ['Adelaide', 'on the eve of summer time', '2026-10-03T19:00', 'Tuesday', '2026-10-05T20:30Z'],
    ['Adelaide', 'on the eve of winter time', '2027-04-03T19:00', 'Monday', '2027-04-04T21:30Z'],
    ['Adelaide', 'before the Adelaide Cup', '2027-03-05T19:00', 'Tuesday', '2027-03-08T20:30Z'],
    ['Brisbane', 'in winter', '2026-07-12T10:00', 'Monday', '2026-07-12T21:00Z'],
    [
      'Brisbane',
      'in summer, which has the same clock',
      '2027-01-10T10:00',
      'Monday',
      '2027-01-10T21:00Z',
    ],
    ['Brisbane', 'before Labour Day of May', '2027-04-30T19:00', 'Tuesday', '2027-05-03T21:00Z'],
    ['Darwin', 'before Picnic Day', '2026-07-31T19:00', 'Tuesday', '2026-08-03T21:30Z'],
    ['Broken Hill', 'before Labour Day', '2026-10-02T19:00', 'Tuesday', '2026-10-05T20:30Z'],
  ] as const)('in %s %s', (firm, _when, arrival, weekday, opens) => {
    const { times, zone } = firms[firm];
    const promise = promiseFor('modern_contact', {}, firmTime(arrival, zone), times);
    const by = new Date(Date.parse(opens) + afterOpening.hours * 3_600_000);
    expect(promise.by).toEqual(by);
    expect(promise.words).toMatch(new RegExp(`^on ${weekday} by `));
  });

  it('holds while it is open by its own clock, whatever another’s shows', () => {
    const four = firmTime('2027-01-11T16:00', 'Australia/Perth');
    expect(firms.Perth.times.isOpen(four)).toBe(true);
    expect(firms.Brisbane.times.isOpen(four)).toBe(false);
  });
});
