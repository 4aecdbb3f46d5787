import { describe, expect, it } from 'vitest';
import { isPriorityCallDay, publicHolidays } from '#content/forms/public-holidays.ts';

describe('public holidays of New South Wales', () => {
  it('are those that the state gazetted for 2026', () => {
    expect(publicHolidays(2026)).toEqual([
      '2026-01-01',
      '2026-01-26',
      '2026-04-03',
      '2026-04-04',
      '2026-04-05',
      '2026-04-06',
      '2026-04-25',
      '2026-04-27',
      '2026-06-08',
      '2026-10-05',
      '2026-12-25',
      '2026-12-26',
      '2026-12-28',
    ]);
  });

  it('are those that the state gazetted for 2027, with both days after Christmas', () => {
    expect(publicHolidays(2027)).toEqual([
      '2027-01-01',
      '2027-01-26',
      '2027-03-26',
      '2027-03-27',
      '2027-03-28',
      '2027-03-29',
      '2027-04-25',
      '2027-04-26',
      '2027-06-14',
      '2027-10-04',
      '2027-12-25',
      '2027-12-26',
      '2027-12-27',
      '2027-12-28',
    ]);
  });

  it('move Australia Day off a weekend', () => {
    expect(publicHolidays(2030)).toContain('2030-01-28');
    expect(publicHolidays(2030)).not.toContain('2030-01-26');
  });

  it('give New Year a further day when it falls on a weekend', () => {
    expect(publicHolidays(2028)).toEqual(expect.arrayContaining(['2028-01-01', '2028-01-03']));
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
