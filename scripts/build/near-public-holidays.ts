import type { Plugin } from 'vite';
import { business } from '#content/business.ts';
import { publicHolidays } from '#content/public-holiday-rules.ts';
import { states } from '#contract/content/states.ts';
import { Problem } from '../problem.ts';

/** Requests of last year are still shown; a site is built again before four more years are over. */
const [YEARS_BEFORE, YEARS_AFTER] = [1, 4];

const MODULE = '/src/content/forms/firm-holidays.ts';

/**
 * The public holidays of the years in which pages of this build are used, by year: month, day and the
 * states that keep it, as two hexadecimal digits with a bit for each. The firm's may be another state than
 * the build's.
 */
function datesNear(builtOn: Date): Readonly<Record<string, string>> {
  const { state: own, localHolidays } = business;
  if (!states.includes(own))
    throw new Problem(`business.state: expected ${states.join(', ')}, got ${String(own)}.`);
  const first = builtOn.getUTCFullYear() - YEARS_BEFORE;
  const years = Array.from({ length: YEARS_BEFORE + 1 + YEARS_AFTER }, (_, index) => first + index);
  return Object.fromEntries(
    years.map((year) => {
      const keepers = new Map<string, number>();
      for (const [bit, state] of states.entries()) {
        for (const day of publicHolidays(year, state, state === own ? localHolidays : []))
          if (day.startsWith(String(year))) keepers.set(day, (keepers.get(day) ?? 0) | (1 << bit));
      }
      const sorted = [...keepers].sort(([one], [other]) => (one < other ? -1 : 1));
      const kept = sorted.map(([day, bits]) => day.slice(5).replace('-', '') + hex(bits));
      return [String(year), kept.join('')];
    }),
  );
}

const hex = (bits: number): string => bits.toString(16).padStart(2, '0');

/** Gives the visitors' pages these dates in the place of the rules of every state. Builds only. */
export function nearPublicHolidays(): Plugin {
  return {
    name: 'near-public-holidays',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(MODULE)) return null;
      const given = process.env['VITE_BUILT_ON'];
      const dates = datesNear(given ? new Date(given) : new Date());
      return [
        `import { business } from '#content/business.ts';`,
        `const dates = ${JSON.stringify(dates)};`,
        `const bit = 1 << '${states.join(' ')}'.split(' ').indexOf(business.state);`,
        `export const isPublicHoliday = (day) => (dates[day.slice(0, 4)]?.match(/.{6}/g) ?? [])`,
        `  .some((one) => one.startsWith(day.slice(5, 7) + day.slice(8)) && parseInt(one.slice(4), 16) & bit);`,
      ].join('\n');
    },
  };
}
