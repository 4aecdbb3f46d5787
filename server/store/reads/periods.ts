import { daysBetween } from '../../business-time.ts';

/**
 * The roll-ups that together cover the days from `since` to `until` (YYYY-MM-DD, inclusive): whole
 * months (YYYY-MM), and days where the first month is partial. The last month counts as whole,
 * since nothing arrives later than today.
 */
export function periodsOf(since: string, until: string): string[] {
  const firstMonth = since.slice(0, 7);
  const cut = since.endsWith('-01') ? null : firstMonth;
  const periods = daysBetween(since, until).map((day) =>
    day.startsWith(`${cut}-`) ? day : day.slice(0, 7),
  );
  return [...new Set(periods)];
}
