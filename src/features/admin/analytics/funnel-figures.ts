import { funnelSteps, type FunnelRow, type FunnelStep } from '#contract/admin/analytics.ts';

/** All leads together. */
export function sumOf(rows: readonly FunnelRow[]): FunnelRow {
  const sum = { id: '', leads: 0, contacted: 0, visitBooked: 0, quoted: 0, won: 0 };
  for (const row of rows) for (const step of funnelSteps) sum[step] += row[step];
  return sum;
}

/** How many have come to this step and no further. */
export function restingAt(row: FunnelRow, step: FunnelStep): number {
  const next = funnelSteps[funnelSteps.indexOf(step) + 1];
  return row[step] - (next === undefined ? 0 : row[next]);
}
