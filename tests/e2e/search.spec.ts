import { expect, NETWORK_DOWN, reading as test } from '../support/fixtures.ts';
import { alive } from '../support/forms.ts';
import { partsKept } from '../support/hero.ts';
import { area, service } from '../support/entries.ts';
import { searchSuggestions, searchTexts } from '../../src/content/search.ts';

const box = 'Search the whole site';

test('what a home owner types finds the page, by kind, with the words marked', async ({ page }) => {
  await page.goto('/search');
  const term = service.label
    .replaceAll(/[^\p{L} ]+/gu, '')
    .replaceAll(/ +/g, ' ')
    .toLowerCase();
  const [word = ''] = term.split(' ');
  await page.getByLabel(box).fill(term);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent(term)}`);
  const services = page.getByRole('region', { name: 'Services', exact: true });
  await expect(services.locator(`a[href="${service.href}"]`)).toBeVisible();
  await expect(
    page.locator('main mark', { hasText: new RegExp(`^${word}$`, 'i') }).first(),
  ).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^\d+ results$/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: searchTexts.heading(term) })).toBeVisible();
});

test('what nobody wrote leads to suggestions, each a search of its own', async ({ page }) => {
  await page.goto('/search?q=xylophone');
  await expect(page.getByRole('heading', { name: 'No Results Found' })).toBeVisible();
  const [suggestion = ''] = searchSuggestions;
  await page.getByRole('main').getByRole('link', { name: suggestion, exact: true }).click();
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent(suggestion)}`);
  await expect(page.getByRole('status').filter({ hasText: /^\d+ results?$/ })).toBeVisible();
});

test('the search answers without network', async ({ page, context, expectedErrors }) => {
  await page.goto('/about');
  await partsKept(page);
  expectedErrors.push(NETWORK_DOWN);
  await context.setOffline(true);
  await page.goto(`/search?q=${encodeURIComponent(area.suburbs[0] ?? area.label)}`);
  const areas = page.getByRole('region', { name: 'Service areas' });
  await expect(areas.locator(`a[href="${area.href}"]`)).toBeVisible();
});

test.describe('the way to the search', () => {
  test.use({ serviceWorkers: 'block' });

  test('Alt+Shift+K leads to the box, also as the very first thing pressed', async ({ page }) => {
    await page.goto('/about');
    await page.keyboard.press('Alt+Shift+K');
    await expect(page).toHaveURL(/\/search/);
    await expect(page.getByLabel(box)).toBeFocused();
    await expect(page.getByLabel(box)).toHaveValue('');
  });

  test('a letter or sign alone leads nowhere', async ({ page }) => {
    await page.goto('/about');
    await alive(page);
    for (const key of ['/', 'k', 'Shift+K']) await page.keyboard.press(key);
    // What a press had set off would be there before this one's answer.
    await page.keyboard.press('Alt+Shift+M');
    await expect(page.locator('#main-content')).toBeFocused();
    await expect(page).toHaveURL(/\/about$/);
  });

  test('the icon in the bar leads to the box', async ({ page }) => {
    await page.goto('/about');
    await alive(page);
    await page.getByRole('banner').getByRole('link', { name: 'Search the site' }).click();
    await expect(page.getByLabel(box)).toBeFocused();
  });
});
