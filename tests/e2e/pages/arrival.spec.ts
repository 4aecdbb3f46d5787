import type { Page } from '@playwright/test';
import { navigationText } from '../../../src/content/navigation.ts';
import { update } from '../../../src/content/shell.ts';
import { expect, NETWORK_DOWN, reading as test } from '../../support/fixtures.ts';
import { alive } from '../../support/forms.ts';
import { isAlive } from '../../support/gallery.ts';
import { holdScript } from '../../support/hold-script.ts';
import { laidOut } from '../../support/settled.ts';

// Where a page is seen, and what has the focus, when a link has been followed.

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function scrollTo(page: Page, top: number): Promise<void> {
  await laidOut(page);
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await expect.poll(() => scrollY(page)).toBe(top);
  // The page hears of it with the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );
}

/** Follows the footer's link to the About page from wherever the page stands. */
const followAbout = (page: Page) =>
  page.getByRole('contentinfo').locator('a[href="/about"]').first().dispatchEvent('click');

const LEFT_AT = 3000;
/** Pictures that have come meanwhile may have moved it by so much, in px. */
const NEAR = 40;

const expectWhereLeft = (page: Page) =>
  expect.poll(async () => Math.abs((await scrollY(page)) - LEFT_AT)).toBeLessThan(NEAR);

test('a link to the page that one is on leads to its top', async ({ page }) => {
  await page.goto('/');
  await alive(page);
  await scrollTo(page, 2000);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect.poll(() => scrollY(page)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/');
});

test('while a page is on its way its skeleton is in view; Back leads to where the last was left', async ({
  page,
}) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/AboutPage-*.js', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await page.goto('/');
  await alive(page);
  await scrollTo(page, LEFT_AT);
  await followAbout(page);
  const loading = page.getByText(navigationText.loading);
  await expect(loading).toBeAttached();
  await expect(loading.locator('xpath=following-sibling::span[1]')).toBeInViewport();
  expect(await scrollY(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expectWhereLeft(page);
  letThrough();
});

test('a page that can not be had says so in view; Back leads to where the last was left', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(NETWORK_DOWN);
  await page.route('**/assets/AboutPage-*.js', (route) => route.abort());
  await page.goto('/');
  await alive(page);
  await scrollTo(page, LEFT_AT);
  await followAbout(page);
  const words = page.getByRole('heading', {
    name: new RegExp(`${update.missingPart.title}|${update.notHere.title}`),
  });
  await expect(words).toBeInViewport();
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expectWhereLeft(page);
});

test('a page that was scrolled before its script was there is found where it was left', async ({
  page,
}) => {
  const letScriptThrough = await holdScript(page);
  await page.goto('/');
  await scrollTo(page, LEFT_AT);
  letScriptThrough();
  await expect.poll(() => page.locator('#root > *').first().evaluate(isAlive)).toBe(true);
  await followAbout(page);
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expectWhereLeft(page);
});
