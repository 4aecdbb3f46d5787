import { BUSINESS_TIME_ZONE } from '#content/business-time.ts';

/** The day (YYYY-MM-DD) this many days after another, or before it. */
export function dayAfter(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

const WEEK_DAYS = 7;

/** Monday and Sunday of a day's week. */
export function weekOf(day: string): { since: string; until: string } {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS;
  const since = dayAfter(day, -sinceMonday);
  return { since, until: dayAfter(since, WEEK_DAYS - 1) };
}

/** The days from `first` to `last`, inclusive, as YYYY-MM-DD. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  const day = new Date(`${first}T00:00:00Z`);
  while (day.toISOString().slice(0, 10) <= last) {
    days.push(day.toISOString().slice(0, 10));
    day.setUTCDate(day.getUTCDate() + 1);
  }
  return days;
}

const moments = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: BUSINESS_TIME_ZONE,
});

/** A time (ISO 8601) by the firm's clock. */
export function businessMoment(iso: string): string {
  return moments.format(new Date(iso));
}

const daysAndTimes = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: BUSINESS_TIME_ZONE,
});

/** The same with the day of the week, as one writes it to a visitor. */
export function businessDayAndTime(iso: string): string {
  return daysAndTimes.format(new Date(iso));
}

const clock = new Intl.DateTimeFormat('en-AU', {
  timeZone: BUSINESS_TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Minutes since midnight by the firm's clock at a moment in milliseconds since 1970. */
export function businessMinutes(moment: number): number {
  const parts = new Map(clock.formatToParts(moment).map((part) => [part.type, part.value]));
  return Number(parts.get('hour')) * 60 + Number(parts.get('minute'));
}
