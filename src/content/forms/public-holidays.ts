import { isPublicHoliday } from './firm-holidays.ts';

const SUNDAY = 0;

/**
 * Whether a day (YYYY-MM-DD) is one on which the business takes priority calls only: a Sunday or a
 * public holiday. False for what is not a calendar day.
 */
export function isPriorityCallDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== value) return false;
  return date.getUTCDay() === SUNDAY || isPublicHoliday(value);
}
