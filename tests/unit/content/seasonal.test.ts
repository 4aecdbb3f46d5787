import { describe, expect, it } from 'vitest';
import { popupServices } from '#content/forms/options.ts';
import {
  defaultLocation,
  isInSeason,
  seasonalSuggestions,
  SUGGESTED_URGENCY,
  sydneyClock,
  timeOfDay,
} from '#content/forms/seasonal.ts';

describe('seasonal suggestions', () => {
  it('select an option of the popup list even where the suggestion has none of its own', () => {
    const known: readonly string[] = popupServices.map((service) => service.value);
    for (let month = 1; month <= 12; month += 1) {
      for (const entry of seasonalSuggestions(month)) expect(known).toContain(entry.option);
    }
  });

  it('belong to the season in summer and winter only', () => {
    const months = Array.from({ length: 12 }, (_, index) => index + 1);
    expect(months.filter(isInSeason)).toEqual([1, 2, 6, 7, 8, 12]);
  });

  it('suggest the standard urgency', () => {
    expect(SUGGESTED_URGENCY).toBe('standard');
  });
});

describe("Sydney's clock", () => {
  it('follows daylight saving in January', () => {
    expect(sydneyClock(new Date('2026-01-15T01:30:00Z'))).toEqual({ month: 1, hour: 12 });
  });

  it('follows standard time in July', () => {
    expect(sydneyClock(new Date('2026-07-15T01:30:00Z'))).toEqual({ month: 7, hour: 11 });
  });

  it('is in the next month when Sydney is', () => {
    expect(sydneyClock(new Date('2026-05-31T14:30:00Z'))).toEqual({ month: 6, hour: 0 });
  });
});

describe('the time of day', () => {
  it.each([
    [0, 'morning'],
    [11, 'morning'],
    [12, 'afternoon'],
    [17, 'afternoon'],
    [18, 'evening'],
    [23, 'evening'],
  ])('at hour %i is %s', (hour, expected) => {
    expect(timeOfDay(hour)).toBe(expected);
  });
});

describe('the preset location', () => {
  it('is Sydney for a browser set to its time zone and empty for any other', () => {
    expect(defaultLocation('Australia/Sydney')).toBe('Sydney');
    expect(defaultLocation('Australia/Melbourne')).toBe('');
  });
});
