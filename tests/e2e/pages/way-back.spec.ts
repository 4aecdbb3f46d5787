import { expect, reading as test } from '../../support/fixtures.ts';
import { alive, openPopup } from '../../support/forms.ts';

test('Back closes the popup and the menu and stays on the page', async ({ page }) => {
  await page.goto('/areas');
  await page.goto('/about');
  const popup = await openPopup(page);
  await page.goBack();
  await expect(popup).toBeHidden();
  await expect(page).toHaveURL('/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(page).toHaveURL('/areas');
});

test('closed otherwise, the popup leaves no step behind', async ({ page }) => {
  await page.goto('/areas');
  await page.goto('/about');
  const popup = await openPopup(page);
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/areas');
});

test('after a link of the menu one step back leads to the page before', async ({ page }) => {
  await page.goto('/about');
  await alive(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Projects' }).click();
  await expect(page).toHaveURL('/projects');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => page.evaluate(() => 'layer' in (history.state ?? {}))).toBe(false);
});
