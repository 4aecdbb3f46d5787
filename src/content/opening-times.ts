import { business } from './business.ts';
import { SYDNEY_TIME_ZONE } from './forms/seasonal.ts';
import { isPriorityCallDay } from './forms/public-holidays.ts';

/** A moment as Sydney's calendar and clock show it. */
type SydneyTime = { readonly date: string; readonly weekday: string; readonly minutes: number };

/** A day's opening hours, in minutes after midnight. */
type Opening = { readonly opens: number; readonly closes: number };

const MINUTES = 60;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 86_400_000;
/** Longest run of closed days that is looked past: Christmas to the New Year, twice over. */
const LOOK_AHEAD_DAYS = 21;

const parts = new Intl.DateTimeFormat('en-AU', {
  timeZone: SYDNEY_TIME_ZONE,
  weekday: 'long',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function sydneyTime(moment: Date): SydneyTime {
  const part = new Map(parts.formatToParts(moment).map(({ type, value }) => [type, value]));
  const text = (type: Intl.DateTimeFormatPartTypes) => part.get(type) ?? '';
  return {
    date: `${text('year')}-${text('month')}-${text('day')}`,
    weekday: text('weekday'),
    minutes: Number(text('hour')) * MINUTES + Number(text('minute')),
  };
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * MINUTES + minutes;
}

function openingOf({ date, weekday }: SydneyTime): Opening | null {
  if (isPriorityCallDay(date)) return null;
  const row = business.openingHours.find(({ schemaDays }) =>
    schemaDays.some((day) => day === weekday),
  );
  return row ? { opens: minutesOf(row.opens), closes: minutesOf(row.closes) } : null;
}

/** Whether the business is open, in Sydney's time, public holidays of New South Wales counted. */
export function isOpen(moment: Date): boolean {
  const time = sydneyTime(moment);
  const opening = openingOf(time);
  return opening !== null && time.minutes >= opening.opens && time.minutes < opening.closes;
}

type NextOpening = {
  readonly date: string;
  readonly daysAway: number;
  readonly weekday: string;
  readonly opening: Opening;
};

/** The first opening after a moment, or null when there is none for three weeks. */
function nextOpening(moment: Date): NextOpening | null {
  const now = sydneyTime(moment);
  for (let daysAway = 0; daysAway <= LOOK_AHEAD_DAYS; daysAway += 1) {
    // Noon of the day: no change of the clocks can move it to another one.
    const noon = new Date(Date.parse(`${now.date}T02:00:00Z`) + daysAway * DAY_MS);
    const day = sydneyTime(noon);
    const opening = openingOf(day);
    if (opening && (daysAway > 0 || now.minutes < opening.opens))
      return { date: day.date, daysAway, weekday: day.weekday, opening };
  }
  return null;
}

const WEEK_DAYS = 7;

function clockOf(minutes: number): string {
  const hour = Math.floor(minutes / MINUTES);
  const rest = minutes % MINUTES;
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  const past = rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`;
  return `${twelve}${past} ${hour < 12 ? 'am' : 'pm'}`;
}

/** When an answer comes: the moment, and the words that a visitor reads for it. */
export type AnswerTime = { readonly by: Date; readonly words: string };

function hoursAfter(hours: number, now: Date): Date {
  return new Date(now.getTime() + hours * HOUR_MS);
}

/** An answer within so many hours of the clock, whether anybody works in them or not. */
export function answerAtAnyHour(hours: number, now: Date): AnswerTime {
  return { by: hoursAfter(hours, now), words: `within ${hours} hours` };
}

/**
 * When an answer promised within `hours` comes. Whatever arrives is answered within `work` hours in
 * which we are open, counted from the next opening where today's do not suffice. If that is within
 * `hours` from now, those are the promise; if not, the day and hour are: 'on Monday by 9 am'.
 */
export function answerWithin(hours: number, work: number, now: Date): AnswerTime {
  const limit = answerAtAnyHour(hours, now);
  const next = nextOpening(now);
  if ((isOpen(now) && isOpen(hoursAfter(work, now))) || next === null) return limit;
  const { opens, closes } = next.opening;
  const minutes = Math.min(opens + work * MINUTES, closes);
  const by = momentOf(next.date, minutes);
  if (by <= limit.by) return limit;
  // Never 'today': where it is read, and when, the day may be another.
  const day = next.daysAway > WEEK_DAYS - 1 ? `${next.weekday} week` : next.weekday;
  return { by, words: `on ${day} by ${clockOf(minutes)}` };
}

/** The least that Sydney's clock is ahead of UTC. */
const LEAST_AHEAD_MS = 10 * HOUR_MS;

/** The moment at which Sydney's clock shows so many minutes after midnight on a day. */
function momentOf(date: string, minutes: number): Date {
  const shown = Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE_MS;
  // Clocks change at night, when nothing opens: what holds an hour off holds at the moment itself.
  const near = sydneyTime(new Date(shown - LEAST_AHEAD_MS));
  const excess = Date.parse(`${near.date}T00:00:00Z`) + near.minutes * MINUTE_MS - shown;
  return new Date(shown - LEAST_AHEAD_MS - excess);
}
