// UTC throughout: a calendar day has no time zone, and none may shift it.
const day = (year: number, month: number, date: number): Date =>
  new Date(Date.UTC(year, month - 1, date));

const plus = (from: Date, days: number): Date => new Date(from.getTime() + days * 86_400_000);

const iso = (date: Date): string => date.toISOString().slice(0, 10);

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
function easterSunday(year: number): Date {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  return day(year, month, (h + l - 7 * m + 33 * month + 19) % 32);
}

const SATURDAY = 6;
const SUNDAY = 0;
const MONDAY = 1;

function nthMonday(year: number, month: number, nth: number): Date {
  const first = day(year, month, 1);
  return plus(first, ((MONDAY - first.getUTCDay() + 7) % 7) + (nth - 1) * 7);
}

/** The holiday, and a second one `later` days on where it falls on a weekend. */
function withAdditionalDay(date: Date, later: { saturday: number; sunday: number }): Date[] {
  if (date.getUTCDay() === SATURDAY) return [date, plus(date, later.saturday)];
  if (date.getUTCDay() === SUNDAY) return [date, plus(date, later.sunday)];
  return [date];
}

/** Not on a weekend, but on the Monday after it. */
function movedToMonday(date: Date): Date {
  if (date.getUTCDay() === SATURDAY) return plus(date, 2);
  return date.getUTCDay() === SUNDAY ? plus(date, 1) : date;
}

/** Days declared by order for single years (Public Holidays Amendment (Anzac Day) Order 2026 (NSW)). */
const declared: readonly string[] = ['2026-04-27', '2027-04-26'];

/**
 * Public holidays of a year in New South Wales, ISO 8601 days (Public Holidays Act 2010 (NSW),
 * section 4). The Bank Holiday in August, which only banks keep, is left out.
 */
export function publicHolidays(year: number): readonly string[] {
  const easter = easterSunday(year);
  const dates = [
    ...withAdditionalDay(day(year, 1, 1), { saturday: 2, sunday: 1 }),
    movedToMonday(day(year, 1, 26)),
    plus(easter, -2),
    plus(easter, -1),
    easter,
    plus(easter, 1),
    day(year, 4, 25),
    nthMonday(year, 6, 2),
    nthMonday(year, 10, 1),
    ...withAdditionalDay(day(year, 12, 25), { saturday: 2, sunday: 2 }),
    ...withAdditionalDay(day(year, 12, 26), { saturday: 2, sunday: 2 }),
  ];
  const extra = declared.filter((date) => date.startsWith(`${year}-`));
  return [...new Set([...dates.map(iso), ...extra])].sort();
}

/**
 * Whether a day (YYYY-MM-DD) is one on which the business takes priority calls only: a Sunday or a
 * public holiday. False for what is not a calendar day.
 */
export function isPriorityCallDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || iso(date) !== value) return false;
  return date.getUTCDay() === SUNDAY || publicHolidays(date.getUTCFullYear()).includes(value);
}
