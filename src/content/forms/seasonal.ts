import { zonedClock } from '../zoned-clock.ts';
import { business } from '../business.ts';
import { BUSINESS_TIME_ZONE } from '../business-time.ts';
import { contactServices, popupServices, serviceCatalogue } from './options.ts';

/** A service put forward because of the season; `option` is what the form's list selects. */
export type SeasonalSuggestion = {
  readonly value: string;
  readonly label: string;
  readonly option: string;
};

/** The firm's month (1-12) and hour (0-23). */
export type BusinessClock = { readonly month: number; readonly hour: number };

export type TimeOfDay = 'morning' | 'afternoon' | 'evening';

/** Month and hour by the firm's clock, wherever the phone's own is set. */
export const businessClock = (now: Date): BusinessClock => zonedClock(now, BUSINESS_TIME_ZONE);

/** Options of the popup list that stand in for values which it lacks. */
const closestOption: Readonly<Record<string, string>> = { restoration: 'heritage' };

const labels = new Map(
  [...contactServices, ...serviceCatalogue].map(({ value, label }) => [value, label]),
);

function suggestion(value: string): SeasonalSuggestion[] {
  const offered = new Set(popupServices.map((entry) => entry.value));
  const option = [value, closestOption[value] ?? ''].find((one) => offered.has(one));
  const label = labels.get(value);
  return option && label ? [{ value, label, option }] : [];
}

const popular = serviceCatalogue.filter((entry) => entry.popular).map((entry) => entry.value);

function ownValues(month: number): readonly string[] {
  if (month === 12 || month <= 2) return ['heritage', 'assessment'];
  return month >= 6 && month <= 8 ? ['structural', 'restoration'] : [];
}

/** Those of the season that the firm offers, else the popular ones. */
function seasonalValues(month: number): readonly string[] {
  const own = ownValues(month);
  return own.some((value) => suggestion(value).length > 0) ? own : popular;
}

/**
 * Services put forward in a month of the firm's year:
 * heritage and assessment in summer, structural and restoration in winter, else the popular ones.
 */
export function seasonalSuggestions(month: number): readonly SeasonalSuggestion[] {
  return seasonalValues(month).flatMap(suggestion);
}

/** Whether a month has services of its own, and not just the popular ones. */
export const isInSeason = (month: number): boolean => seasonalValues(month) !== popular;

/** Morning before 12, afternoon before 18, otherwise evening. */
export function timeOfDay(hour: number): TimeOfDay {
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}

/** Greeting by the firm's hour. */
export const greetings = {
  morning: 'Good morning',
  afternoon: 'Good afternoon',
  evening: 'Good evening',
} as const satisfies Record<TimeOfDay, string>;

/** Location preset: the firm's city for a browser set to its time zone, else none. */
export function defaultLocation(timeZone: string): string {
  return timeZone === BUSINESS_TIME_ZONE ? business.city : '';
}

/** Suggested urgency: the same all year. */
export const SUGGESTED_URGENCY = 'standard';
