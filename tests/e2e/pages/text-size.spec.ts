import { galleryTexts } from '../../../src/content/gallery.ts';
import { routes } from '../../../src/app/routes/table.ts';
import { expect, reading as test } from '../../support/fixtures.ts';
import { alive, openPopup } from '../../support/forms.ts';
import { visitor } from '../../support/hero.ts';
import { rowsOfEveryState, showRequests } from '../../support/outbox-rows.ts';
import { setTextSize, spills } from '../../support/text-size.ts';

/** The smallest phone, a usual one, and a desktop. */
const WIDTHS = [320, 390, 1280] as const;
const SMALLEST = { width: 320, height: 640 } as const;

test.use({ viewport: SMALLEST });

test.beforeEach(({ page }) => setTextSize(page, 2));

test('every page can be read with the text at 200 %, on a phone 320 px wide and on a desktop', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const found: string[] = [];
  for (const { path } of routes) {
    await page.goto(path, { waitUntil: 'load' });
    for (const width of WIDTHS) {
      await page.setViewportSize({ ...SMALLEST, width });
      for (const spill of await spills(page)) found.push(`${path} at ${width} px: ${spill}`);
    }
  }
  expect(found).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
    '32px',
  );
});

test('the assessment popup can be read and filled in with the text at 200 %', async ({ page }) => {
  await page.goto('/about');
  const popup = await openPopup(page);
  expect(await spills(page)).toEqual([]);
  await popup.getByLabel('Phone number').fill('12');
  await popup.getByRole('button', { name: 'Continue' }).click();
  await expect(popup.getByText('Please enter a valid Australian phone number')).toBeVisible();
  expect(await spills(page)).toEqual([]);
  await popup.getByLabel('Phone number').fill(visitor.phone);
  await popup.getByRole('button', { name: 'Continue' }).click();
  await expect(popup.getByRole('textbox', { name: 'Your name' })).toBeVisible();
  expect(await spills(page)).toEqual([]);
});

test('the menu opens and can be read with the text at 200 %', async ({ page }) => {
  await page.goto('/about');
  await alive(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link', { name: 'Projects' })).toBeVisible();
  await expect(page).toHaveURL(/\/about$/);
  expect(await spills(page)).toEqual([]);
});

test('My requests can be read in every state with the text at 200 %', async ({ page }) => {
  await showRequests(page, rowsOfEveryState());
  for (const width of WIDTHS) {
    await page.setViewportSize({ ...SMALLEST, width });
    expect(await spills(page)).toEqual([]);
  }
});

test('the lightbox can be read with the text at 200 %', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await alive(page);
  const strip = page.getByRole('group', { name: galleryTexts.label, exact: true });
  await strip.getByRole('link').first().click();
  const lightbox = page.getByRole('dialog', { name: galleryTexts.label });
  await expect(lightbox.getByRole('button', { name: galleryTexts.close })).toBeVisible();
  expect(await spills(page)).toEqual([]);
});

test('what is fixed to the screen leaves two thirds of it to the page with the text at 200 %', async ({
  page,
}) => {
  await page.goto('/about');
  const fixed = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => getComputedStyle(element).position === 'fixed')
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.getBoundingClientRect())
      .filter(({ width }) => width === innerWidth)
      .reduce((sum, { height }) => sum + height, 0),
  );
  expect(fixed).toBeGreaterThan(100);
  expect(fixed).toBeLessThanOrEqual(SMALLEST.height / 3);
});
