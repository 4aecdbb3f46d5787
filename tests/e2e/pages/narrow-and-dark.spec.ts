import type { Page } from '@playwright/test';
import { routes } from '../../../src/app/routes/table.ts';
import { projectHref } from '../../../src/content/projects/heads.ts';
import { projects } from '../../../src/content/projects/index.ts';
import { expectAccessible } from '../../support/axe.ts';
import { area, service } from '../../support/entries.ts';
import { expect, reading } from '../../support/fixtures.ts';
import { alive } from '../../support/forms.ts';
import { longUnless } from '../../support/long.ts';
import { spills } from '../../support/text-size.ts';

const SMALLEST = { width: 320, height: 640 } as const;

/** Spacing that a visitor may set, which must take nothing away (WCAG 2.2, 1.4.12). */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`;

/** Sets it past the page's policy, which allows no further style element. */
const spaceOut = (page: Page) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, SPACED);

reading(
  'no page scrolls sideways on a screen 320 px wide, or hides text that is spaced out',
  async ({ page }) => {
    reading.setTimeout(120_000);
    await page.setViewportSize(SMALLEST);
    const found: string[] = [];
    for (const { path } of routes) {
      await page.goto(path, { waitUntil: 'load' });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > SMALLEST.width) found.push(`${path}: ${width}`);
      await spaceOut(page);
      for (const spill of await spills(page)) found.push(`${path}, spaced out: ${spill}`);
    }
    expect(found).toEqual([]);
  },
);

reading('a suburb with a name wider than the screen does not widen the page', async ({ page }) => {
  const [project] = projects;
  if (!project) return;
  await page.setViewportSize(SMALLEST);
  await page.goto(projectHref(project.id));
  // React reports text that is changed before hydration as an error.
  await alive(page);
  const place = page.getByRole('main').getByText(`${project.location}, ${project.year}`);
  await place.evaluate((note) => note.replaceChildren('w'.repeat(40)));
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(SMALLEST.width);
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
