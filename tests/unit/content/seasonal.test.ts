import { describe, expect, it } from 'vitest';
import { business } from '#content/business.ts';
import { BUSINESS_TIME_ZONE } from '#content/business-time.ts';
import { contactServices, popupServices, serviceCatalogue } from '#content/forms/options.ts';
import {
  businessClock,
  defaultLocation,
  seasonalSuggestions,
  SUGGESTED_URGENCY,
  timeOfDay,
} from '#content/forms/seasonal.ts';
import { firmTime } from '../../support/firm-clock.ts';

describe('seasonal suggestions', () => {
  it('select an option of the popup list even where the suggestion has none of its own', () => {
    const known: readonly string[] = popupServices.map((service) => service.value);
    for (let month = 1; month <= 12; month += 1) {
      for (const entry of seasonalSuggestions(month)) expect(known).toContain(entry.option);
    }
  });

  it('are services that the firm offers, by the name that its forms give them', () => {
    const offered = [...contactServices, ...serviceCatalogue].map(({ label }) => label);
    for (let month = 1; month <= 12; month += 1) {
      expect(seasonalSuggestions(month)).not.toEqual([]);
      for (const { label } of seasonalSuggestions(month)) expect(offered).toContain(label);
    }
  });

  it('suggest the standard urgency', () => {
    expect(SUGGESTED_URGENCY).toBe('standard');
  });
});

describe("the firm's clock", () => {
  it.each([
    ['2026-01-15T12:30', { month: 1, hour: 12 }],
    ['2026-07-15T11:30', { month: 7, hour: 11 }],
    ['2026-06-01T00:30', { month: 6, hour: 0 }],
  ])('at %s gives month and hour', (shown, clock) => {
    expect(businessClock(firmTime(shown))).toMatchObject(clock);
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
  it('is the firm’s city for a browser set to its time zone and empty for any other', () => {
    expect(defaultLocation(BUSINESS_TIME_ZONE)).toBe(business.city);
    expect(defaultLocation('Australia/Eucla')).toBe('');
  });
});
