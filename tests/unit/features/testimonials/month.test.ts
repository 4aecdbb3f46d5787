import { expect, it } from 'vitest';
import { monthInWords } from '#features/testimonials/month.ts';

it('says a month in Australian English', () => {
  expect(monthInWords('2026-05')).toBe('May 2026');
  expect(monthInWords('2024-12')).toBe('December 2024');
});
