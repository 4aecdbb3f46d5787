/// <reference lib="esnext.temporal" />

/** What a clock in a time zone shows; months and days count from 1. */
export type ZonedClock = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
};

// The first use of Intl takes a slow phone 150 ms in one task, whatever it is used for; Temporal
// takes a few. Node 24, Safari and Chrome before 144 lack it, whatever its types say.
const hasTemporal = () => typeof Temporal !== 'undefined';

const calendars = new Map<string, Intl.DateTimeFormat>();

function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const before = calendars.get(timeZone);
  if (before) return before;
  const calendar = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  calendars.set(timeZone, calendar);
  return calendar;
}

/** Date and time in a time zone (IANA), wherever the device's own clock is set. */
export function zonedClock(moment: Date | number, timeZone: string): ZonedClock {
  if (hasTemporal()) {
    const instant = Temporal.Instant.fromEpochMilliseconds(Math.floor(Number(moment)));
    return instant.toZonedDateTimeISO(timeZone);
  }
  const parts = calendarOf(timeZone).formatToParts(moment);
  const number = (wanted: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find(({ type }) => type === wanted)?.value);
  return {
    year: number('year'),
    month: number('month'),
    day: number('day'),
    hour: number('hour'),
    minute: number('minute'),
  };
}

/** The day that a clock shows (YYYY-MM-DD). */
export function dayShown({ year, month, day }: ZonedClock): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** The device's time zone (IANA). */
export function deviceTimeZone(): string {
  return hasTemporal()
    ? Temporal.Now.timeZoneId()
    : Intl.DateTimeFormat().resolvedOptions().timeZone;
}
