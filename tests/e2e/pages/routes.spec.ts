import { devices, type Page } from '@playwright/test';
import { notFoundRoute, routes } from '../../../src/app/routes/table.ts';
import { absoluteUrl } from '../../../src/content/site-config.ts';
import { expectAccessible } from '../../support/axe.ts';
import { expect, reading as test } from '../../support/fixtures.ts';
import { alive } from '../../support/forms.ts';
import { breakJsonLdRules } from '../../support/json-ld.ts';
import { countShifts, shifted } from '../../support/layout-shift.ts';
import { settled } from '../../support/settled.ts';

const PHONE = devices['Pixel 7'].viewport;
const DESKTOP = { width: 1440, height: 900 } as const;

/** Heading levels in order of appearance, hidden ones left out. */
const headingLevels = (page: Page) =>
  page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((headings) =>
      headings
        .filter((heading) => heading.checkVisibility())
        .map((heading) => Number(heading.tagName[1])),
    );

const skipTargets = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Skip links' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/** Opens a page and looks at all that is in its HTML. */
async function expectWhole(page: Page, route: (typeof routes)[number]): Promise<void> {
  const answer = await page.goto(route.path);
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle(route.title);
  await expect(page.locator('head meta[name="description"]')).toHaveAttribute(
    'content',
    route.description,
  );
  const href = absoluteUrl(route.canonical ?? route.path);
  expect(href).toMatch(/^https?:/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', href);
  for (const target of await skipTargets(page)) {
    const [, onOther, id = ''] = /^([^#]*)(#.+)$/.exec(target) ?? [];
    await expect(page.locator(id)).toHaveCount(onOther === '' ? 1 : 0);
  }
  await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(
    route.noindex ? 1 : 0,
  );
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-AU');
  await expect(page.locator('h1')).toHaveCount(1);
  const landmarks = isOwners(route) ? ['main', 'nav'] : ['main', 'nav', 'header', 'footer'];
  for (const landmark of landmarks) await expect(page.locator(landmark).first()).toBeAttached();
  const levels = await headingLevels(page);
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(blocks.flatMap((block) => breakJsonLdRules(JSON.parse(block)))).toEqual([]);
}

/** Touching the page brings in the rest of its script: that must shift nothing either. */
async function expectNoShift(page: Page): Promise<void> {
  await alive(page);
  await settled(page);
  expect(await shifted(page)).toBe('0.00');
}

const isOwners = ({ path }: (typeof routes)[number]) => path.startsWith('/admin');

for (const route of routes.filter((one) => !isOwners(one))) {
  test(`${route.path} is a whole page: head, landmarks, headings, structured data, no axe finding, no shift`, async ({
    page,
  }) => {
    await countShifts(page);
    await expectWhole(page, route);
    await expectAccessible(page);
    await expectNoShift(page);
    await page.setViewportSize(DESKTOP);
    await expectAccessible(page);
  });
}

test.describe('the owner’s screens', () => {
  // One visit each, one after another.
  test.describe.configure({ timeout: 180_000 });

  test('are whole pages before the sign-in, with no axe finding and no shift', async ({ page }) => {
    await countShifts(page);
    // Most show nothing but the form, which is the same.
    const examined = new Set<string>();
    for (const route of routes.filter(isOwners)) {
      await test.step(route.path, async () => {
        await page.setViewportSize(PHONE);
        await expectWhole(page, route);
        const shown = await page.locator('body').ariaSnapshot();
        if (!examined.has(shown)) await expectAccessible(page);
        await expectNoShift(page);
        await page.setViewportSize(DESKTOP);
        if (!examined.has(shown)) await expectAccessible(page);
        examined.add(shown);
      });
    }
  });
});

test('an unknown path answers 404 with the not-found page', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 404/);
  const answer = await page.goto('/no/such/wall');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle(notFoundRoute.title);
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});
