import { describe, expect, it } from 'vitest';
import { isInSeason, seasonalSuggestions } from '#content/forms/seasonal.ts';

const suggested = (month: number) => seasonalSuggestions(month).map((entry) => entry.value);

describe('the sample’s seasonal suggestions', () => {
  it.each([12, 1, 2])('put heritage and assessment forward in month %i', (month) => {
    expect(suggested(month)).toEqual(['heritage', 'assessment']);
  });

  it.each([6, 7, 8])('put structural and restoration forward in month %i', (month) => {
    expect(suggested(month)).toEqual(['structural', 'restoration']);
  });

  it.each([3, 4, 5, 9, 10, 11])('put the popular services forward in month %i', (month) => {
    expect(suggested(month)).toEqual(['assessment', 'masonry', 'heritage']);
  });

  it('call the restoration of winter by its long name', () => {
    expect(seasonalSuggestions(7)[1]?.label).toBe('Stone and building restoration');
  });

  it('belong to the season in summer and winter only', () => {
    const months = Array.from({ length: 12 }, (_, index) => index + 1);
    expect(months.filter(isInSeason)).toEqual([1, 2, 6, 7, 8, 12]);
  });
});
