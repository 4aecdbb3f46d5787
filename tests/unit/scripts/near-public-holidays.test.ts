import { expect, test } from 'vitest';
import { z } from 'zod';
import { publicHolidays } from '#content/public-holiday-rules.ts';
import { states } from '#contract/content/states.ts';
import { nearPublicHolidays } from '../../../scripts/build/near-public-holidays.ts';

const moduleSchema = z.object({ isPublicHoliday: z.custom<(day: string) => boolean>() });

test.each(states)('pages of a build know the public holidays of %s', async (state) => {
  const { load } = nearPublicHolidays();
  if (typeof load !== 'function') throw new Error('The plugin loads nothing.');
  const code = z
    .string()
    .parse(Reflect.apply(load, undefined, ['/src/content/forms/firm-holidays.ts']));
  const own = code.replace(/^import .*$/m, `const business = { state: '${state}' };`);
  const { isPublicHoliday } = moduleSchema.parse(
    await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(own)}`),
  );
  const year = new Date().getUTCFullYear() + 1;
  const days = Array.from({ length: 365 }, (_, at) =>
    new Date(Date.UTC(year, 0, 1 + at)).toISOString().slice(0, 10),
  );
  const kept = publicHolidays(year, state);
  expect(days.filter((day) => isPublicHoliday(day))).toEqual(
    kept.filter((day) => day < `${year}-12-32`),
  );
});
