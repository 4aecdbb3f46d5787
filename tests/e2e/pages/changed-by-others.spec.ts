import type { Page } from '@playwright/test';
import { expect, reading as test } from '../../support/fixtures.ts';
import { alive, started } from '../../support/forms.ts';
import { heroForm, visitor } from '../../support/hero.ts';

/** As a translator: every text in elements of its own. As a password manager: nodes beside fields. */
async function change(page: Page): Promise<void> {
  await page.evaluate(() => {
    const root = document.getElementById('root');
    if (!root) throw new Error('the page has no root');
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode())
      if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.data.trim() === '') continue;
      const font = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = `${text.data} *`;
      font.append(inner);
      text.replaceWith(font);
    }
    for (const input of root.querySelectorAll('form input')) {
      const icon = document.createElement('div');
      icon.dataset['lastpassIconRoot'] = '';
      input.after(icon);
    }
  });
}

/** Keeps all script from the page until it is let through. */
async function holdScript(page: Page): Promise<() => void> {
  const allowed = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await allowed.promise;
    await route.continue();
  });
  return allowed.resolve;
}

const phone = (page: Page) => heroForm(page).locator('input[type="tel"]');

test.describe('a page that others change before the first touch', () => {
  test.beforeEach(({ expectedErrors }) => {
    expectedErrors.push(/React could not hydrate a part of the page/);
  });

  test('keeps typed digits, the focus and the caret', async ({ page }) => {
    const letThrough = await holdScript(page);
    await page.goto('/');
    await change(page);
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
    const letThrough = await holdScript(page);
    await page.goto('/');
    await change(page);
    await phone(page).fill(visitor.phone);
    await heroForm(page).locator('button[type="submit"]').click({ force: true });
    letThrough();
    await started(page);
    await expect(heroForm(page).getByLabel('Your name')).toBeVisible();
  });

  test('answers a press in a section that has not been taken over', async ({ page }) => {
    await page.goto('/');
    await change(page);
    await alive(page);
    const tab = page.locator('main [role="tab"]').nth(2);
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });

  test('lives on when it is translated after it was started', async ({ page }) => {
    await page.goto('/');
    await phone(page).fill(visitor.phone);
    await started(page);
    await change(page);
    await heroForm(page).locator('button[type="submit"]').click();
    await expect(heroForm(page).locator('input[autocomplete="name"]')).toBeVisible();
    await expect(page.locator('main > *').first()).toBeAttached();
  });
});
