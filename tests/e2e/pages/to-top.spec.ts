import type { Page } from '@playwright/test';
import { navigationText } from '../../../src/content/navigation.ts';
import { light } from '../../../src/theme/tokens.ts';
import { expect, reading as test } from '../../support/fixtures.ts';
import { alive } from '../../support/forms.ts';
import { heroForm, visitor } from '../../support/hero.ts';

test.use({ colorScheme: 'light' });

const toTop = (page: Page) => page.getByRole('button', { name: navigationText.scrollToTop.label });

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** Scrolls a section of that tone to where the button stands. */
function bringBehind(page: Page, tone: 'light' | 'dark'): Promise<void> {
  return page
    .locator(`main section[data-tone="${tone}"]`)
    .last()
    .evaluate((section) => {
      const { bottom } = section.getBoundingClientRect();
      scrollBy({ top: bottom - innerHeight, behavior: 'instant' });
    });
}

test('the button back to the top stands out from what is behind it, goes there and is gone', async ({
  page,
}) => {
  await page.goto('/');
  await alive(page);
  await expect(toTop(page)).toBeHidden();
  await bringBehind(page, 'light');
  await expect(toTop(page)).toHaveCSS('background-color', rgb(light.band));
  await bringBehind(page, 'dark');
  await expect(toTop(page)).toHaveCSS('background-color', rgb(light.onBand));
  await toTop(page).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(toTop(page)).toBeHidden();
});

test('the button back to the top is not there at the end of the page', async ({ page }) => {
  await page.goto('/about');
  await alive(page);
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  await expect(toTop(page)).toBeVisible();
  await page.evaluate(() =>
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
  );
  await expect(toTop(page)).toBeHidden();
});

test('a press on Continue does not wait for the button back to the top to be measured', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const measuredIn: string[] = [];
    Reflect.set(globalThis, 'measuredIn', measuredIn);
    const measure = Reflect.get(Document.prototype, 'elementsFromPoint');
    Document.prototype.elementsFromPoint = function elementsFromPoint(x, y) {
      measuredIn.push(String(Reflect.get(globalThis, 'event')?.type));
      return measure.call(this, x, y);
    };
  });
  await page.goto('/');
  await alive(page);
  const phone = heroForm(page).getByLabel('Phone number');
  await phone.evaluate((field) => field.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await expect(toTop(page)).toBeVisible();
  await phone.fill(visitor.phone);
  await expect(toTop(page)).toBeHidden();
  await heroForm(page).getByRole('button', { name: 'Continue' }).click();
  await expect(heroForm(page).getByLabel('Your name')).toBeFocused();
  await expect(toTop(page)).toBeHidden();
  const measuredIn: string[] = await page.evaluate(() => Reflect.get(globalThis, 'measuredIn'));
  expect(measuredIn.filter((type) => type.startsWith('focus'))).toEqual([]);
});
