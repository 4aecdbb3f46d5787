import { expect, it } from 'vitest';
import { type FunnelRow, funnelSteps } from '#contract/admin/analytics.ts';
import { broken } from '#features/admin/analytics/Bars.tsx';
import { restingAt, sumOf } from '#features/admin/analytics/Funnel.tsx';

const rows: readonly FunnelRow[] = [
  { id: 'one', leads: 9, contacted: 7, visitBooked: 4, quoted: 4, won: 1 },
  { id: 'two', leads: 2, contacted: 0, visitBooked: 0, quoted: 0, won: 0 },
];

it('adds the leads of all rows, step by step', () => {
  expect(sumOf(rows)).toMatchObject({ leads: 11, contacted: 7, visitBooked: 4, quoted: 4, won: 1 });
  expect(sumOf([])).toMatchObject({ leads: 0, won: 0 });
});

it('draws each lead once, at the last step that it has come to', () => {
  for (const row of rows) {
    const resting = funnelSteps.map((step) => restingAt(row, step));
    expect(resting.reduce((sum, count) => sum + count, 0)).toBe(row.leads);
    expect(Math.min(...resting)).toBeGreaterThanOrEqual(0);
  }
  expect(funnelSteps.map((step) => restingAt(rows[0] ?? sumOf([]), step))).toEqual([2, 3, 0, 3, 1]);
});

it('breaks a name between words, and loses none', () => {
  expect(broken('Stone and building restoration')).toBe('Stone and\nbuilding\nrestoration');
  expect(broken('New')).toBe('New');
  expect(broken('Geschäftsführungshaftpflicht und mehr')).toBe(
    'Geschäftsführungshaftpflicht\nund mehr',
  );
});
