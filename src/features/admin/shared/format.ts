import { BUSINESS_TIME_ZONE, businessDay } from '#content/business-time.ts';

const moment = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: BUSINESS_TIME_ZONE,
});

const shortDay = new Intl.DateTimeFormat('en-AU', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

const percent = new Intl.NumberFormat('en-AU', { style: 'percent', maximumFractionDigits: 0 });

/** A moment (ISO 8601) in the firm's time zone. */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso));
}

/** A calendar day (YYYY-MM-DD) in words: 'Sat, 21 Nov'. */
export function formatDay(day: string): string {
  return shortDay.format(new Date(`${day}T00:00:00Z`));
}

const clock = new Intl.DateTimeFormat('en-AU', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: BUSINESS_TIME_ZONE,
});

/** The firm's clock at a moment (ISO 8601): '14:10'. */
export function formatClock(iso: string): string {
  return clock.format(new Date(iso));
}

const weekday = new Intl.DateTimeFormat('en-AU', {
  weekday: 'short',
  timeZone: BUSINESS_TIME_ZONE,
});

/** Up to this far ahead a weekday is unambiguous. */
const DAYS_OF_A_WEEK_MS = 6 * 86_400_000;

/** A future moment (ISO 8601) in the firm's time zone, with the day if it is not today: '14:10', 'Tue 14:10'. */
export function formatTime(iso: string, now: Date): string {
  const moment = new Date(iso);
  const day = businessDay(moment);
  const time = clock.format(moment);
  if (day === businessDay(now)) return time;
  const isNear = moment.getTime() - now.getTime() < DAYS_OF_A_WEEK_MS;
  return isNear ? `${weekday.format(moment)} ${time}` : `${formatDay(day)}, ${time}`;
}

/** A share from 0 to 1. */
export function formatShare(share: number): string {
  return percent.format(share);
}

const steps = [
  { unit: 'millisecond', ms: 1, below: 1_000 },
  { unit: 'second', ms: 1_000, below: 120_000 },
  { unit: 'minute', ms: 60_000, below: 7_200_000 },
  { unit: 'hour', ms: 3_600_000, below: 172_800_000 },
  { unit: 'day', ms: 86_400_000, below: Infinity },
] as const;

/** A duration in milliseconds: '340 ms', '12 secs', '4 mins', '2 days'. */
export function formatDuration(ms: number): string {
  const step = steps.find(({ below }) => ms < below) ?? steps[0];
  const digits = step.unit === 'second' && ms < 10_000 ? 1 : 0;
  return new Intl.NumberFormat('en-AU', {
    style: 'unit',
    unit: step.unit,
    unitDisplay: 'short',
    maximumFractionDigits: digits,
  }).format(ms / step.ms);
}

/** Age of a timestamp (milliseconds since 1970), and the moment itself, as text. */
export function ageOf({ at }: { readonly at: number }): { age: string; moment: string } {
  return {
    age: formatDuration(Math.max(0, Date.now() - at)),
    moment: formatMoment(new Date(at).toISOString()),
  };
}
