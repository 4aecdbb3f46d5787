import { business } from './business.ts';
import { BUSINESS_TIME_ZONE } from './business-time.ts';
import { dayInWords, isClosureDay } from './closures.ts';
import { isPublicHoliday } from './forms/firm-holidays.ts';
import { dayShown, zonedClock } from './zoned-clock.ts';

/** A moment as the firm's calendar and clock show it. */
type Shown = { readonly date: string; readonly weekday: string; readonly minutes: number };

/** A day's opening hours, in minutes after midnight. */
type Opening = { readonly opens: number; readonly closes: number };

type NextOpening = {
  readonly date: string;
  readonly daysAway: number;
  readonly weekday: string;
  readonly opening: Opening;
};

/** When an answer comes: the moment, and the words that a visitor reads for it. */
export type AnswerTime = { readonly by: Date; readonly words: string };

/** What a firm's opening times follow from. */
export type Calendar = {
  /** IANA name. */
  readonly timeZone: string;
  readonly openingHours: readonly {
    readonly schemaDays: readonly string[];
    readonly opens: string;
    readonly closes: string;
  }[];
  /** Whether nobody works on a day (YYYY-MM-DD), whatever its weekday. */
  readonly isPriorityCallDay: (day: string) => boolean;
};

export type OpeningTimes = {
  readonly isOpen: (moment: Date) => boolean;
  /**
   * When an answer promised within `hours` comes. Whatever arrives is answered within `work` hours in
   * which we are open, counted from the next opening where today's do not suffice. If that is within
   * `hours` from now, those are the promise; if not, the day and hour are: 'on Monday by 9 am'.
   */
  readonly answerWithin: (hours: number, work: number, now: Date) => AnswerTime;
};

const MINUTES = 60;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 86_400_000;
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const WEEK_DAYS = weekdays.length;
/** Longest run of closed days that is looked past: a closure of a year, and Christmas to the New Year. */
const LOOK_AHEAD_DAYS = 388;

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * MINUTES + minutes;
}

function clockOf(minutes: number): string {
  const hour = Math.floor(minutes / MINUTES);
  const rest = minutes % MINUTES;
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  const past = rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`;
  return `${twelve}${past} ${hour < 12 ? 'am' : 'pm'}`;
}

/** 'Monday', 'Monday week' or, later, 'Monday 5 January'. */
function dayOf({ daysAway, weekday, date }: NextOpening): string {
  if (daysAway < WEEK_DAYS) return weekday;
  return daysAway < 2 * WEEK_DAYS ? `${weekday} week` : `${weekday} ${dayInWords(date)}`;
}

function hoursAfter(hours: number, now: Date): Date {
  return new Date(now.getTime() + hours * HOUR_MS);
}

/** An answer within so many hours of the clock, whether anybody works in them or not. */
export function answerAtAnyHour(hours: number, now: Date): AnswerTime {
  return { by: hoursAfter(hours, now), words: `within ${hours} hours` };
}

/** The opening times of a firm with such a calendar. */
export function openingTimesBy(calendar: Calendar): OpeningTimes {
  function shownAt(moment: Date): Shown {
    const clock = zonedClock(moment, calendar.timeZone);
    const date = dayShown(clock);
    return {
      date,
      weekday: weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '',
      minutes: clock.hour * MINUTES + clock.minute,
    };
  }

  function openingOf({ date, weekday }: Shown): Opening | null {
    if (calendar.isPriorityCallDay(date)) return null;
    const row = calendar.openingHours.find(({ schemaDays }) => schemaDays.includes(weekday));
    return row ? { opens: minutesOf(row.opens), closes: minutesOf(row.closes) } : null;
  }

  function isOpen(moment: Date): boolean {
    const now = shownAt(moment);
    const opening = openingOf(now);
    return opening !== null && now.minutes >= opening.opens && now.minutes < opening.closes;
  }

  /** The first opening after a moment, or null when there is none for a year. */
  function nextOpening(moment: Date): NextOpening | null {
    const now = shownAt(moment);
    for (let daysAway = 0; daysAway <= LOOK_AHEAD_DAYS; daysAway += 1) {
      // By day all over Australia: no change of the clocks can move it to another date.
      const daytime = new Date(Date.parse(`${now.date}T02:00:00Z`) + daysAway * DAY_MS);
      const day = shownAt(daytime);
      const opening = openingOf(day);
      if (opening && (daysAway > 0 || now.minutes < opening.opens))
        return { date: day.date, daysAway, weekday: day.weekday, opening };
    }
    return null;
  }

  /** How far the firm's clock is ahead of UTC at a moment, both in milliseconds. */
  function aheadAt(moment: number): number {
    const { date, minutes } = shownAt(new Date(moment));
    return Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE_MS - moment;
  }

  /** The moment at which the firm's clock shows so many minutes after midnight on a day. */
  function momentOf(date: string, minutes: number): Date {
    const shown = Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE_MS;
    // Clocks change at night, when nothing opens: what holds an hour off holds at the moment itself.
    return new Date(shown - aheadAt(shown - aheadAt(shown)));
  }

  function answerWithin(hours: number, work: number, now: Date): AnswerTime {
    const limit = answerAtAnyHour(hours, now);
    const next = nextOpening(now);
    if ((isOpen(now) && isOpen(hoursAfter(work, now))) || next === null) return limit;
    const { opens, closes } = next.opening;
    const minutes = Math.min(opens + work * MINUTES, closes);
    const by = momentOf(next.date, minutes);
    if (by <= limit.by) return limit;
    // Never 'today': where it is read, and when, the day may be another.
    return { by, words: `on ${dayOf(next)} by ${clockOf(minutes)}` };
  }

  return { isOpen, answerWithin };
}

/** The firm's own. */
export const openingTimes: OpeningTimes = openingTimesBy({
  timeZone: BUSINESS_TIME_ZONE,
  openingHours: business.openingHours,
  isPriorityCallDay,
});

const SUNDAY = 0;
const SATURDAY = 6;

/** Whether a day (YYYY-MM-DD) is one of priority calls only whatever the opening hours are. */
export const isSundayOrHoliday = (value: string): boolean =>
  new Date(`${value}T00:00:00Z`).getUTCDay() === SUNDAY || isPublicHoliday(value);

/**
 * Whether a day (YYYY-MM-DD) is one on which the business takes priority calls only: a Sunday or other
 * weekday without opening hours, a public holiday, or a day of a closure. False for what is not a
 * calendar day.
 */
export function isPriorityCallDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== value) return false;
  const day = date.getUTCDay();
  const row = day === SATURDAY ? 'saturday' : 'weekdays';
  const isOpen =
    day !== SUNDAY && business.openingHours.some(({ id, opens }) => id === row && opens !== '');
  return !isOpen || isPublicHoliday(value) || isClosureDay(value);
}
