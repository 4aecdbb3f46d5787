import type { Page } from '@playwright/test';
import { business } from '../../../src/content/business.ts';
import { navigationText } from '../../../src/content/navigation.ts';
import { expect, reading as test } from '../../support/fixtures.ts';
import { fillWholePerson, alive } from '../../support/forms.ts';
import { visitor } from '../../support/hero.ts';
import { rowsOfEveryState, showRequests } from '../../support/outbox-rows.ts';

/** What an A4 sheet leaves between the usual margins, in px. */
const SHEET = { width: 718, height: 1047 } as const;

/** Of text on paper: darker than this, whatever scheme the screen has (relative luminance). */
const DARKEST_GREY = 0.25;

test.use({ viewport: SHEET, colorScheme: 'dark' });

/** Lays the page out as on paper and holds it to what every sheet must be. */
async function expectSheet(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const part of ['navigation', 'button'] as const) {
    await expect(page.getByRole(part).filter({ visible: true })).toHaveCount(0);
  }
  await expect(
    page.getByRole('complementary', { name: navigationText.bottomBar.landmark }),
  ).toHaveCount(0);
  const footer = page.getByRole('contentinfo');
  for (const words of [
    business.name,
    business.phone.display,
    business.address.display,
    business.licence,
  ]) {
    await expect(footer.getByText(words, { exact: true })).toBeVisible();
  }
  const { grounds, pale } = await page.evaluate((limit) => {
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => (value / 255) ** 2.2);
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const shown = [...document.body.querySelectorAll('*')].filter((one) => one.checkVisibility());
    return {
      grounds: shown.filter((one) => channels(getComputedStyle(one).backgroundColor)[3] !== 0)
        .length,
      pale: shown
        .filter((one) => [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE))
        .filter((one) => luminance(getComputedStyle(one).color) > limit)
        .map((one) => one.textContent),
    };
  }, DARKEST_GREY);
  expect(grounds).toBe(0);
  expect(pale).toEqual([]);
}

test('a printed quote request shows who we are and what was typed, in full', async ({ page }) => {
  await page.goto('/quote');
  await alive(page);
  const form = page.locator('#quote-form');
  await fillWholePerson(form);
  const description = Array.from({ length: 12 }, (_, line) => `Wall ${line}: leans`).join('\n');
  await form.getByLabel('Describe the job').fill(description);
  await expectSheet(page);
  await expect(form.getByLabel('Phone number')).toBeVisible();
  await expect(form.getByLabel('Phone number')).toHaveValue(visitor.phone);
  const box = form.getByLabel('Describe the job');
  const hidden = await box.evaluate((element) => element.scrollHeight - element.clientHeight);
  expect(hidden).toBe(0);
});

test('a printed contact page shows how to reach us and what was typed', async ({ page }) => {
  await page.goto('/contact');
  await alive(page);
  const form = page.locator('#contact-page-form');
  await fillWholePerson(form);
  await expectSheet(page);
  await expect(page.locator('main').getByText(business.phone.display)).toBeVisible();
  await expect(page.locator('main').getByText(business.email.display)).toBeVisible();
  await expect(form.getByLabel('Email')).toBeVisible();
  await expect(form.getByLabel('Email')).toHaveValue(visitor.email);
});

test('a printed list of requests shows what was sent and how it stands', async ({ page }) => {
  await showRequests(page, rowsOfEveryState());
  await expectSheet(page);
  await expect(page.getByText('A7KQ4Z9M2C', { exact: false })).toBeVisible();
  await expect(page.getByText('Needs correcting', { exact: true })).toBeVisible();
});
