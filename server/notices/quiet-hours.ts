import type { QuietHours } from '#contract/admin/notices.ts';
import { businessMinutes } from '../business-time.ts';

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

/** End of the quiet hours that a moment is in (milliseconds since 1970); null if it is in none. */
export function quietUntil(hours: QuietHours, moment: number): number | null {
  if (hours === null) return null;
  const [from, to] = [minutesOf(hours.from), minutesOf(hours.to)];
  const now = businessMinutes(moment);
  const since = (now - from + DAY_MINUTES) % DAY_MINUTES;
  const length = (to - from + DAY_MINUTES) % DAY_MINUTES;
  if (since >= length) return null;
  return moment - (moment % MINUTE) + (length - since) * MINUTE;
}

function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
}
