import type { Page } from '@playwright/test';
import { formText } from '../../../src/content/forms/common.ts';
import { navigationText } from '../../../src/content/navigation.ts';
import { expect, reading as test } from '../../support/fixtures.ts';
import { alive, openPopup } from '../../support/forms.ts';
import { visitor } from '../../support/hero.ts';

const { privacy } = formText;

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
  await page.goForward();
  await expect(page).toHaveURL('/projects');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

/** Opens the popup by the phone's menu, which closes in the same moment: its code is there already. */
async function openPopupFromMenu(page: Page) {
  const popup = await openPopup(page);
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: navigationText.mobileMenu.quote }).click();
  await expect(menu).toBeHidden();
  return popup;
}

test('Back closes the popup that was opened from the menu, and once more leads to the page before', async ({
  page,
}) => {
  await page.goto('/areas');
  await page.goto('/about');
  await openPopupFromMenu(page);
  const field = page.getByRole('dialog').getByLabel('Phone number');
  await expect(field).toBeVisible();
  await page.goBack();
  await expect(field).toBeHidden();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(page).toHaveURL('/areas');
});

test('after a link of a popup that was opened from the menu Back and Forward lead through pages alone', async ({
  page,
}) => {
  await page.goto('/about');
  const popup = await openPopupFromMenu(page);
  await popup.getByLabel('Phone number').fill(visitor.phone);
  await popup.getByRole('button', { name: 'Continue' }).click();
  await popup.getByRole('link', { name: privacy.link }).click();
  await expect(page).toHaveURL(privacy.href);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await page.goForward();
  await expect(page).toHaveURL(privacy.href);
});
