import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { BUSINESS_TIME_ZONE, businessDay } from '#content/business-time.ts';
import { firmTime } from '../../support/firm-clock.ts';

test.each(['2026-01-31', '2026-02-01', '2026-07-01'])(
  '%s begins and ends by the firm’s clock',
  (day) => {
    expect(businessDay(firmTime(`${day}T00:00`))).toBe(day);
    expect(businessDay(firmTime(`${day}T23:59`).getTime())).toBe(day);
  },
);

test('no other module names a time zone: a firm in another state has another', async () => {
  const named: string[] = [];
  for await (const file of glob('{src,server,sw,scripts,tests/e2e,tests/support}/**/*.{ts,tsx}')) {
    const isConfiguration = /^src\/content\/business(?:-time)?\.ts$/.test(file);
    if (!isConfiguration && /['"`]Australia\/[A-Z]/.test(await readFile(file, 'utf8')))
      named.push(file);
  }
  expect(named).toEqual([]);
  expect(BUSINESS_TIME_ZONE).toMatch(/^Australia\//);
});
