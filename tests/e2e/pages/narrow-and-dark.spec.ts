import { routes } from '../../../src/app/routes/table.ts';
import { expectAccessible } from '../../support/axe.ts';
import { area, service } from '../../support/entries.ts';
import { expect, reading } from '../../support/fixtures.ts';
import { longUnless } from '../../support/long.ts';

const SMALLEST = { width: 320, height: 640 } as const;

reading('no page scrolls sideways on a screen 320 px wide', async ({ page }) => {
  reading.setTimeout(120_000);
  await page.setViewportSize(SMALLEST);
  const tooWide: string[] = [];
  for (const { path } of routes) {
    await page.goto(path, { waitUntil: 'load' });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > SMALLEST.width) tooWide.push(`${path}: ${width}`);
  }
  expect(tooWide).toEqual([]);
});

const DARK = [
  '/',
  service.href,
  area.href,
  '/projects',
  '/quote',
  '/contact',
  '/emergency',
  '/review',
  '/requests',
  '/admin',
];

for (const path of DARK) {
  reading(
    `${path} has no axe finding in the dark scheme`,
    longUnless(path === '/'),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(path, { waitUntil: 'networkidle' });
      await expectAccessible(page);
    },
  );
}
