import { describe, expect, it } from 'vitest';
import { isPriorityCallDay } from '#content/opening-times.ts';
import { publicHolidays } from '#content/public-holiday-rules.ts';
import { type AustralianState, states } from '#contract/content/states.ts';

/**
 * Whole days as the states and the Fair Work Ombudsman publish them, without Sundays: nobody works on
 * those, and lists differ in whether they name them (month and day, by year).
 * fairwork.gov.au/employment-conditions/public-holidays/2026-public-holidays and 2027-public-holidays;
 * nsw.gov.au/about-nsw/public-holidays; business.vic.gov.au/business-information/public-holidays;
 * qld.gov.au/recreation/travel/holidays/public (Holidays Act 1983, schedule);
 * safework.sa.gov.au/resources/public-holidays; wa.gov.au/service/employment/workplace-arrangements/
 * public-holidays-western-australia; worksafe.tas.gov.au/topics/laws-and-compliance/public-holidays;
 * nt.gov.au/nt-public-holidays; act.gov.au/living-in-the-act/public-holidays-school-terms-and-daylight-saving.
 */
const published: Readonly<Record<AustralianState, Readonly<Record<number, string>>>> = {
  NSW: {
    2026: '01-01 01-26 04-03 04-04 04-06 04-25 04-27 06-08 10-05 12-25 12-26 12-28',
    2027: '01-01 01-26 03-26 03-27 03-29 04-26 06-14 10-04 12-25 12-27 12-28',
  },
  VIC: {
    2026: '01-01 01-26 03-09 04-03 04-04 04-06 04-25 06-08 09-25 11-03 12-25 12-26 12-28',
    2027: '01-01 01-26 03-08 03-26 03-27 03-29 06-14 09-24 11-02 12-25 12-27 12-28',
  },
  QLD: {
    2026: '01-01 01-26 04-03 04-04 04-06 04-25 05-04 10-05 12-25 12-26 12-28',
    2027: '01-01 01-26 03-26 03-27 03-29 04-26 05-03 10-04 12-25 12-27 12-28',
  },
  SA: {
    2026: '01-01 01-26 03-09 04-03 04-04 04-06 04-25 06-08 10-05 12-25 12-26 12-28',
    // No day is kept for an Anzac Day at the weekend since the Act of 2023.
    2027: '01-01 01-26 03-08 03-26 03-27 03-29 06-14 10-04 12-25 12-27 12-28',
  },
  WA: {
    2026: '01-01 01-26 03-02 04-03 04-06 04-25 04-27 06-01 09-28 12-25 12-26 12-28',
    2027: '01-01 01-26 03-01 03-26 03-29 04-26 06-07 09-27 12-25 12-27 12-28',
  },
  TAS: {
    2026: '01-01 01-26 03-09 04-03 04-06 04-25 06-08 12-25 12-28',
    2027: '01-01 01-26 03-08 03-26 03-29 06-14 12-25 12-27 12-28',
  },
  NT: {
    2026: '01-01 01-26 04-03 04-04 04-06 04-25 05-04 06-08 08-03 12-25 12-26 12-28',
    2027: '01-01 01-26 03-26 03-27 03-29 04-26 05-03 06-14 08-02 12-25 12-27 12-28',
  },
  ACT: {
    2026: '01-01 01-26 03-09 04-03 04-04 04-06 04-25 04-27 06-01 06-08 10-05 12-25 12-26 12-28',
    2027: '01-01 01-26 03-08 03-26 03-27 03-29 04-26 05-31 06-14 10-04 12-25 12-27 12-28',
  },
};

const isSunday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0;

describe.each(states)('public holidays of %s', (state) => {
  it.each(Object.entries(published[state]))('are those published for %s', (year, days) => {
    const found = publicHolidays(Number(year), state).filter((day) => !isSunday(day));
    expect(found.map((day) => day.slice(5)).join(' ')).toBe(days);
  });

  it('move Australia Day off a weekend', () => {
    expect(publicHolidays(2030, state)).toContain('2030-01-28');
    expect(publicHolidays(2030, state)).not.toContain('2030-01-26');
  });

  it('give New Year another day when it falls on a weekend', () => {
    expect(publicHolidays(2028, state)).toContain('2028-01-03');
    expect(publicHolidays(2034, state)).toContain('2034-01-02');
  });

  it('keep Monday and Tuesday when Christmas is a weekend, and Tuesday when it is a Sunday', () => {
    expect(publicHolidays(2032, state)).toEqual(
      expect.arrayContaining(['2032-12-25', '2032-12-27', '2032-12-28']),
    );
    expect(publicHolidays(2033, state)).toEqual(
      expect.arrayContaining(['2033-12-26', '2033-12-27']),
    );
  });
});

describe('holidays of a district', () => {
  it.each([
    ['QLD', 'ekka', '2026-08-12', '2027-08-11'],
    ['TAS', 'royal-hobart-regatta', '2026-02-09', '2027-02-08'],
    ['TAS', 'royal-hobart-show', '2026-10-22', '2027-10-21'],
    ['TAS', 'recreation-day', '2026-11-02', '2027-11-01'],
    ['NT', 'darwin-show', '2026-07-24', '2027-07-23'],
  ] as const)('in %s: %s is kept where it is named', (state, name, ...days) => {
    for (const day of days) {
      const year = Number(day.slice(0, 4));
      expect(publicHolidays(year, state, [name])).toContain(day);
      expect(publicHolidays(year, state)).not.toContain(day);
    }
  });

  it('may be a day announced for one year', () => {
    const announced = ['2026-09-28'] as const;
    expect(publicHolidays(2026, 'VIC', announced)).toContain('2026-09-28');
    expect(publicHolidays(2027, 'VIC', announced)).toEqual(publicHolidays(2027, 'VIC'));
  });
});

describe('days of priority calls only', () => {
  it('are Sundays and public holidays', () => {
    expect(isPriorityCallDay('2026-11-22')).toBe(true);
    expect(isPriorityCallDay('2026-12-25')).toBe(true);
  });

  it('are not other days, nor what is no day at all', () => {
    expect(isPriorityCallDay('2026-11-23')).toBe(false);
    expect(isPriorityCallDay('2026-02-30')).toBe(false);
    expect(isPriorityCallDay('')).toBe(false);
  });
});
