import { expect, type Page } from '@playwright/test';
import { alive } from './forms.ts';

/** Places of the page that should say something and say nothing. */
export const emptyPlaces = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, li, a, dt, dd, figcaption, label)')]
      .filter((place) => place.textContent.trim() === '' && !place.matches('[role="status"]'))
      .filter((place) => place.querySelector('img, svg, input') === null)
      .map(({ outerHTML }) => outerHTML),
  );

/** Whether the tab still shows the document that it shows now. */
export async function documentIn(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isOpen: true }));
  return () => page.evaluate(() => 'isOpen' in window);
}

/** Waits for a page of the firm that says everything. */
export async function expectWhole(page: Page, firm: string): Promise<void> {
  await expect(page).toHaveTitle(new RegExp(firm));
  await alive(page);
  await expect(page.getByRole('contentinfo')).toContainText(firm);
  await expect(page.locator('main h1')).not.toHaveText('');
  expect(await emptyPlaces(page)).toEqual([]);
}
