import type { Plugin } from 'vite';
import { business } from '#content/business.ts';
import { publicHolidays, states } from '#content/public-holiday-rules.ts';
import { Problem } from '../problem.ts';

/** Requests of last year are still shown; a site is built again before four more years are over. */
const [YEARS_BEFORE, YEARS_AFTER] = [1, 4];

const MODULE = '/src/content/forms/firm-holidays.ts';

/** The firm's public holidays in the years in which pages of this build are used. */
function datesNear(builtOn: Date): readonly string[] {
  const { state, localHolidays } = business;
  if (!states.includes(state))
    throw new Problem(`business.state: expected ${states.join(', ')}, got ${String(state)}.`);
  const first = builtOn.getUTCFullYear() - YEARS_BEFORE;
  return Array.from({ length: YEARS_BEFORE + 1 + YEARS_AFTER }, (_, index) =>
    publicHolidays(first + index, state, localHolidays),
  ).flat();
}

/** Gives the visitors' pages these dates in the place of the rules of every state. Builds only. */
export function nearPublicHolidays(): Plugin {
  return {
    name: 'near-public-holidays',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(MODULE)) return null;
      const given = process.env['VITE_BUILT_ON'];
      const dates = datesNear(given ? new Date(given) : new Date()).join(' ');
      return `const dates = '${dates}';\nexport const isPublicHoliday = (day) => dates.includes(day);`;
    },
  };
}
