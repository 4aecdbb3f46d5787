import type { AustralianState } from '#contract/content/states.ts';

/** A day as ISO 8601 writes it, such as '2026-10-22'. */
export type IsoDay = `${number}-${number}-${number}`;

// UTC throughout: a calendar day has no time zone, and none may shift it.
const day = (year: number, month: number, date: number): Date =>
  new Date(Date.UTC(year, month - 1, date));

const plus = (from: Date, days: number): Date => new Date(from.getTime() + days * 86_400_000);

const iso = (date: Date): string => date.toISOString().slice(0, 10);

const [SUNDAY, MONDAY, TUESDAY, FRIDAY, SATURDAY] = [0, 1, 2, 5, 6];
const [JAN, FEB, MAR, APR, MAY, JUN, JUL, AUG, SEP, OCT, NOV, DEC] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
];

/** The days of a year on which a holiday is kept. */
type Rule = (year: number) => readonly Date[];

/** Days from a date at the weekend to the working day that is kept for it. */
type Later = { readonly saturday?: number; readonly sunday?: number };

const MONDAY_AFTER: Later = { saturday: 2, sunday: 1 };
/** Christmas Day and Boxing Day share a weekend: Monday is for one, Tuesday for the other. */
const TWO_DAYS: Later = { saturday: 2, sunday: 2 };

function laterDay(date: Date, { saturday = 0, sunday = 0 }: Later): Date {
  if (date.getUTCDay() === SATURDAY) return plus(date, saturday);
  return date.getUTCDay() === SUNDAY ? plus(date, sunday) : date;
}

/** A fixed date; at a weekend a further day is kept as well. */
const fixed =
  (month: number, date: number, further: Later = {}): Rule =>
  (year) => {
    const at = day(year, month, date);
    return [at, laterDay(at, further)];
  };

/** A fixed date; at a weekend another day is kept in its place. */
const moved =
  (month: number, date: number, instead: Later): Rule =>
  (year) => [laterDay(day(year, month, date), instead)];

/** The first such weekday on or after a date, and so many days from there. */
const onOrAfter =
  (weekday: number, month: number, date: number, then = 0): Rule =>
  (year) => {
    const from = day(year, month, date);
    return [plus(from, ((weekday - from.getUTCDay() + 7) % 7) + then)];
  };

const nth = (count: number, weekday: number, month: number, then = 0): Rule =>
  onOrAfter(weekday, month, 1 + (count - 1) * 7, then);

/** Single days, as declared or proclaimed year by year. */
const only =
  (...days: readonly IsoDay[]): Rule =>
  (year) =>
    days.filter((one) => one.startsWith(`${year}-`)).map((one) => new Date(`${one}T00:00:00Z`));

/** So many days from Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
const easter =
  (...days: readonly number[]): Rule =>
  (year) => {
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
    const sunday = day(year, month, (h + l - 7 * m + 33 * month + 19) % 32);
    return days.map((from) => plus(sunday, from));
  };

const newYear = fixed(JAN, 1, MONDAY_AFTER);
const australiaDay = moved(JAN, 26, MONDAY_AFTER);
const fourDaysOfEaster = easter(-2, -1, 0, 1);
const anzacDay = fixed(APR, 25);
const sovereignInJune = nth(2, MONDAY, JUN);
const christmas = fixed(DEC, 25, TWO_DAYS);
const boxingDay = fixed(DEC, 26, TWO_DAYS);
const common = [newYear, australiaDay, christmas];

/**
 * Whole days kept throughout a state or territory. Left out are holidays of the evening, of banks
 * and of the public service.
 */
const rules: Readonly<Record<AustralianState, readonly Rule[]>> = {
  // Public Holidays Act 2010; Public Holidays Amendment (Anzac Day) Order 2026.
  NSW: [
    ...common,
    fourDaysOfEaster,
    anzacDay,
    only('2026-04-27', '2027-04-26'),
    sovereignInJune,
    nth(1, MONDAY, OCT),
    boxingDay,
  ],
  // Public Holidays Act 1993. The AFL announces its Grand Final for each year: so far it is played
  // on the last Saturday of September, and the Friday before is kept.
  VIC: [
    ...common,
    nth(2, MONDAY, MAR),
    fourDaysOfEaster,
    anzacDay,
    sovereignInJune,
    onOrAfter(SATURDAY, SEP, 24, -1),
    nth(1, TUESDAY, NOV),
    boxingDay,
  ],
  // Holidays Act 1983.
  QLD: [
    ...common,
    fourDaysOfEaster,
    moved(APR, 25, { sunday: 1 }),
    nth(1, MONDAY, MAY),
    nth(1, MONDAY, OCT),
    boxingDay,
  ],
  // Public Holidays Act 2023: 26 December is Proclamation Day, and no day is kept for an Anzac Day at
  // the weekend.
  SA: [
    ...common,
    nth(2, MONDAY, MAR),
    fourDaysOfEaster,
    anzacDay,
    sovereignInJune,
    nth(1, MONDAY, OCT),
    boxingDay,
  ],
  // Public and Bank Holidays Act 1972. The Governor proclaims the King's Birthday: where no day is
  // known yet, it is the last Monday of September.
  WA: [
    ...common,
    nth(1, MONDAY, MAR),
    easter(-2, 0, 1),
    fixed(APR, 25, MONDAY_AFTER),
    nth(1, MONDAY, JUN),
    onOrAfter(MONDAY, SEP, 24),
    boxingDay,
  ],
  // Statutory Holidays Act 2000.
  TAS: [
    moved(JAN, 1, MONDAY_AFTER),
    australiaDay,
    nth(2, MONDAY, MAR),
    easter(-2, 1),
    anzacDay,
    sovereignInJune,
    christmas,
    moved(DEC, 26, TWO_DAYS),
  ],
  // Public Holidays Act 1981.
  NT: [
    ...common,
    fourDaysOfEaster,
    moved(APR, 25, { sunday: 1 }),
    nth(1, MONDAY, MAY),
    sovereignInJune,
    nth(1, MONDAY, AUG),
    boxingDay,
  ],
  // Holidays Act 1958; Anzac Day 2026 by declaration. Reconciliation Day is 27 May or the Monday after.
  ACT: [
    ...common,
    nth(2, MONDAY, MAR),
    fourDaysOfEaster,
    fixed(APR, 25, { sunday: 1 }),
    only('2026-04-27'),
    onOrAfter(MONDAY, MAY, 27),
    sovereignInJune,
    nth(1, MONDAY, OCT),
    boxingDay,
  ],
};

/** Holidays of one district alone. */
const localRules = {
  /** Brisbane: the Wednesday of the Royal Queensland Show. */
  ekka: onOrAfter(FRIDAY, AUG, 5, 5),
  /** Southern Tasmania. */
  'royal-hobart-regatta': nth(2, MONDAY, FEB),
  /** Southern Tasmania: the Thursday before the fourth Saturday of October. */
  'royal-hobart-show': nth(4, SATURDAY, OCT, -2),
  /** Northern Tasmania. */
  'recreation-day': nth(1, MONDAY, NOV),
  /** Darwin: the fourth Friday of July. */
  'darwin-show': nth(4, FRIDAY, JUL),
} as const satisfies Record<string, Rule>;

/** A holiday of the firm's district by its name, or a day announced for one year. */
export type LocalHoliday = keyof typeof localRules | IsoDay;

const isNamed = (holiday: LocalHoliday): holiday is keyof typeof localRules =>
  holiday in localRules;

const isDay = (holiday: LocalHoliday): holiday is IsoDay => !isNamed(holiday);

/** Public holidays of a year in a state and, where named, in one of its districts: ISO 8601 days. */
export function publicHolidays(
  year: number,
  state: AustralianState,
  local: readonly LocalHoliday[] = [],
): readonly string[] {
  const kept = [
    ...rules[state],
    ...local.filter(isNamed).map((name) => localRules[name]),
    only(...local.filter(isDay)),
  ];
  return [...new Set(kept.flatMap((rule) => rule(year).map(iso)))].sort();
}
