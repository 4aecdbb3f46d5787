import { businessMomentAt } from '#content/business-time.ts';
import { closures } from '#content/closures.ts';

const DAY_MS = 86_400_000;
/** Days for which a closure is announced. */
const ANNOUNCED_DAYS = 14;

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

const startOf = (day: string): number => businessMomentAt(day, '00:00').getTime();

/** When the notice of each closure is shown, for the boot script: pairs of milliseconds since 1970. */
export const closureTimes = (): string =>
  closures
    .map(({ from, until }) =>
      [startOf(dayAfter(from, -ANNOUNCED_DAYS)), startOf(dayAfter(until, 1))].join('-'),
    )
    .join(' ');
