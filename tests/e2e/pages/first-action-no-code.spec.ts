import type { Page } from '@playwright/test';
import { update } from '../../../src/content/shell.ts';
import { expect, NETWORK_DOWN, reading as test } from '../../support/fixtures.ts';

// What a visitor presses where the page's code can't be had, and a start has failed before.

/** How long a hand stays on a button, in ms: the try that its touch sets off has failed by then. */
const PRESS_MS = 150;

/** Opens home without any code, and waits until a first start has failed. */
async function openWithoutCode(page: Page): Promise<void> {
  await page.clock.install();
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/', { waitUntil: 'networkidle' });
  const failed = page.waitForEvent('requestfailed', (one) => one.url().includes('/entry-client-'));
  await page.keyboard.press('Shift');
  await failed;
}

for (const { when, wait } of [
  { when: 'at once', wait: 0 },
  { when: 'later', wait: 5_000 },
]) {
  test(`a button pressed ${when} after a start that failed says that it is not here yet`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(NETWORK_DOWN);
    await openWithoutCode(page);
    await page.clock.fastForward(wait);
    await page.getByRole('button', { name: 'Next review' }).click({ delay: PRESS_MS });
    await expect(page.locator('#boot-status')).toHaveText(update.notYet);
    await expect(page.locator('html')).not.toHaveAttribute('data-busy');
  });

  test(`Get Quote pressed ${when} after a start that failed opens its dialog`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(NETWORK_DOWN);
    await openWithoutCode(page);
    await page.clock.fastForward(wait);
    await page.getByRole('button', { name: 'Get Quote' }).first().click({ delay: PRESS_MS });
    await expect(page.getByRole('dialog').getByLabel('Phone number')).toBeVisible();
    await expect(page.locator('#boot-status')).toHaveCount(0);
    const dialog = page.locator('dialog:modal');
    await expect(dialog).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Get Quote' }).first()).toBeFocused();
  });
}

test('a press that was answered so is not carried out by a later touch', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(NETWORK_DOWN);
  await openWithoutCode(page);
  const status = page.locator('#boot-status');
  const next = page.getByRole('button', { name: 'Next review' });
  const first = page.getByRole('button', { name: /^Review by/ }).first();
  await next.click({ delay: PRESS_MS });
  await expect(status).toHaveText(update.notYet);
  await page.unroute('**/*.js');
  await page.clock.fastForward(5_000);
  await page.keyboard.press('Shift');
  await expect(status).toHaveCount(0);
  await expect(first).toHaveAttribute('aria-current', 'true');
});
