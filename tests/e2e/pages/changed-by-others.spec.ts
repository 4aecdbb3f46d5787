import type { Page } from '@playwright/test';
import { changedByOthers, HYDRATED_AGAIN } from '../../support/changed-by-others.ts';
import { expect, reading as test } from '../../support/fixtures.ts';
import { alive, started } from '../../support/forms.ts';
import { heroForm, visitor } from '../../support/hero.ts';
import { holdScript } from '../../support/hold-script.ts';

const phone = (page: Page) => heroForm(page).locator('input[type="tel"]');

test.describe('a page that others change before the first touch', () => {
  test.beforeEach(({ expectedErrors }) => {
    expectedErrors.push(HYDRATED_AGAIN);
  });

  test('keeps typed digits, the focus and the caret', async ({ page }) => {
    const letThrough = await holdScript(page);
    await page.goto('/');
    await page.evaluate(changedByOthers);
    await phone(page).focus();
    await page.keyboard.type('0491 570');
    letThrough();
    await started(page);
    await expect(phone(page)).toBeFocused();
    await page.keyboard.type(' 006');
    await expect(phone(page)).toHaveValue(visitor.phone);
    await heroForm(page).getByRole('button', { name: 'Continue' }).click();
    await expect(heroForm(page).getByLabel('Your name')).toBeVisible();
  });

  test('answers the first press, made while the script was on its way', async ({ page }) => {
    // A forced click goes to a place on the screen, under which nothing may still be scrolling.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const letThrough = await holdScript(page);
    await page.goto('/');
    await page.evaluate(changedByOthers);
    await phone(page).fill(visitor.phone);
    await heroForm(page).locator('button[type="submit"]').click({ force: true });
    letThrough();
    await started(page);
    await expect(heroForm(page).getByLabel('Your name')).toBeVisible();
  });

  test('answers a press in a section that is not hydrated yet', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(changedByOthers);
    await alive(page);
    const tab = page.locator('main [role="tab"]').nth(2);
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });

  test('lives on when it is translated after it was started', async ({ page }) => {
    await page.goto('/');
    await phone(page).fill(visitor.phone);
    await started(page);
    await page.evaluate(changedByOthers);
    // The second step has one too, which waits out of sight.
    await heroForm(page).locator('button[type="submit"]:visible').click();
    await expect(heroForm(page).locator('input[autocomplete="name"]')).toBeVisible();
    await expect(page.locator('main > *').first()).toBeAttached();
  });
});
