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

/** An answer on another occasion than now: the opening, and the minute of its day by which it comes. */
type Later = { readonly next: NextOpening; readonly by: number };

/** Null while the business is open and still will be then: the answer comes within the hours. */
function laterAnswer(hours: number, now: Date): Later | null {
  const next = nextOpening(now);
  if ((isOpen(now) && isOpen(hoursAfter(hours, now))) || next === null) return null;
  const { opens, closes } = next.opening;
  return { next, by: Math.min(opens + hours * MINUTES, closes) };
}

function hoursAfter(hours: number, now: Date): Date {
  return new Date(now.getTime() + hours * HOUR_MS);
}

/**
 * When an answer promised for `hours` comes: 'within 2 hours' while the business is open and still
 * will be, else the day and the hour, such as 'on Monday by 9 am'. `whileOpen` are the words for the
 * first, where they are not these.
 */
export function answerTime(
  hours: number,
  now: Date,
  whileOpen: string = `within ${hours} hours`,
): string {
  const later = laterAnswer(hours, now);
  if (later === null) return whileOpen;
  const { daysAway, weekday } = later.next;
  const by = clockOf(later.by);
  if (daysAway === 0) return `today by ${by}`;
  return `on ${daysAway > WEEK_DAYS - 1 ? `${weekday} week` : weekday} by ${by}`;
}

/** The moment that `answerTime` names. */
export function answerMoment(hours: number, now: Date): Date {
  const later = laterAnswer(hours, now);
  return later === null ? hoursAfter(hours, now) : momentOf(later.next.date, later.by);
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
