import { routes } from '../../src/app/routes/table.ts';
import { HEADING_FONT_MARK } from '../../src/theme/heading-fonts.ts';
import { expect, reading as test } from '../support/fixtures.ts';
import { installed } from '../support/hero.ts';
import { countShifts, shifted } from '../support/layout-shift.ts';

test.use({ viewport: { width: 390, height: 844 } });

// In each of these a headline of the sample takes a line more or less in the heading font than in the fallback.
const visits = [
  ['/about', 390],
  ['/services', 320],
  ['/areas/north-shore', 430],
  ['/services/masonry', 1280],
] as const;
const pages = new Set(routes.map(({ path }) => path));

for (const [path, width] of visits.filter(([visited]) => pages.has(visited))) {
  test(`a very first visit to ${path} at ${width} px gets the heading font, and nothing moves by it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await countShifts(page);
    await page.goto(path);
    await page.locator(`html[${HEADING_FONT_MARK}]`).waitFor({ state: 'attached' });
    expect(await page.evaluate(() => document.fonts.check('600 1em Heading'))).toBe(true);
    expect(await shifted(page)).toBe('0.00');
  });
}

// The headline of /about takes a line more in the heading font than in the stand-in.
for (const path of ['/about', '/thank-you', '/search?q=stone']) {
  test(`${path} opens in the heading font once that is on the device, and nothing moves by it`, async ({
    page,
  }) => {
    await page.goto('/');
    await installed(page);
    await countShifts(page);
    await page.goto(path);
    await page.locator(`html[${HEADING_FONT_MARK}]`).waitFor({ state: 'attached' });
    await page.evaluate(() => document.fonts.ready);
    await expect(page.locator('h1')).toBeVisible();
    expect(Number(await shifted(page))).toBeLessThan(0.01);
  });
}
