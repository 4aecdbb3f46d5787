import { business } from '../business.ts';
import { publicHolidays } from '../public-holiday-rules.ts';

/**
 * Whether a day (YYYY-MM-DD) is a public holiday of the firm. In the visitors' pages the build puts
 * the dates near it in the place of this module (scripts/build/near-public-holidays.ts).
 */
export function isPublicHoliday(day: string): boolean {
  return publicHolidays(Number(day.slice(0, 4)), business.state, business.localHolidays).includes(
    day,
  );
}
