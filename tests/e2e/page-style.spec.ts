import type { Page } from '@playwright/test';
import { DEFERRED_STYLE_ID, DEFERRED_STYLE_ON } from '../../src/app/style-elements.ts';
import { heroForm } from '../support/hero.ts';
import { countShifts, shifted } from '../support/layout-shift.ts';
import { expect, NETWORK_DOWN, reading as test } from '../support/fixtures.ts';

const SHEET = /\/assets\/index-\w+\.css$/;

test.use({ serviceWorkers: 'block' });

const deferred = (page: Page) => page.locator(`#${DEFERRED_STYLE_ID}`);
const founder = (page: Page) => page.getByRole('heading', { name: 'The mason behind the name' });
const steps = (page: Page) => page.locator('#process ol').first();
const displayOf = (page: Page) => steps(page).evaluate((node) => getComputedStyle(node).display);

test('what is below the fold has its style as soon as the sheet is there', async ({ page }) => {
  await page.goto('/');
  await expect(deferred(page)).toHaveAttribute('media', DEFERRED_STYLE_ON);
  await expect(founder(page)).toBeVisible();
  expect(await displayOf(page)).toBe('grid');
});

test('a stalled sheet keeps no words from the visitor', async ({ page }) => {
  await page.route(SHEET, () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(founder(page)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(deferred(page)).toHaveAttribute('media', 'print');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test.describe('where the sheet can not be had', () => {
  test.use({ expectedErrors: [NETWORK_DOWN] });

  test('the page is alive and brings its own style once it is touched', async ({ page }) => {
    await page.route(SHEET, (route) => route.abort());
    await page.goto('/');
    await expect(founder(page)).toBeVisible();
    await page.keyboard.press('Shift');
    await expect.poll(() => displayOf(page)).toBe('grid');
  });
});

test('a page that has its style is not styled once more when it comes alive', async ({ page }) => {
  await page.goto('/');
  await expect(deferred(page)).toHaveAttribute('media', DEFERRED_STYLE_ON);
  const known = await page.evaluate((id) => {
    const link = document.getElementById(id);
    const sheet = link instanceof HTMLLinkElement ? link.sheet : null;
    return [...(sheet?.cssRules ?? [])].flatMap(
      (rule) => rule.cssText.match(/\.css-\w+/)?.[0] ?? [],
    );
  }, DEFERRED_STYLE_ID);
  expect(known.length).toBeGreaterThan(20);
  await heroForm(page).getByLabel('Phone number').fill('0412 345 678');
  await heroForm(page).getByRole('button', { name: 'Continue' }).click();
  await expect(heroForm(page)).toContainText('Step 2 of 2');
  await page.waitForLoadState('networkidle');
  const again = await page.evaluate(() =>
    [...document.querySelectorAll('style[data-emotion]')]
      .flatMap((style) =>
        style instanceof HTMLStyleElement && style.sheet ? [...style.sheet.cssRules] : [],
      )
      .flatMap((rule) => rule.cssText.match(/\.css-\w+/)?.[0] ?? []),
  );
  expect(again.filter((name) => known.includes(name))).toEqual([]);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the sheet stands in the page like any other', async ({ page }) => {
    await page.goto('/');
    await expect(founder(page)).toBeVisible();
    await expect(page.locator('#founder')).toHaveCSS('padding-top', /[1-9]/);
    await expect(steps(page)).toHaveCSS('display', 'grid');
  });
});

test.describe('on a screen that shows the whole page', () => {
  test.use({ viewport: { width: 1440, height: 4000 } });

  test('nothing is seen to move into place', async ({ page }) => {
    await countShifts(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(founder(page)).toBeVisible();
    expect(await shifted(page)).toBe('0.00');
  });
});
