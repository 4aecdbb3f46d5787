import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { alive } from '../support/forms.ts';
import { rowsOfEveryState, showRequests } from '../support/outbox-rows.ts';
import { fail } from '../support/page-errors.ts';
import { refusedByPolicy, watchPolicy } from '../support/policy.ts';

test.use({ serviceWorkers: 'block', permissions: ['clipboard-write'] });

const toastWith = (page: Page, text: string) =>
  page
    .locator('.notistack-Snackbar')
    .locator('[role="alert"], [role="status"]')
    .filter({ hasText: text });

/** Pixels between the lower edge of one and the upper edge of the next. */
async function gapBetween(upper: Locator, lower: Locator): Promise<number> {
  const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
  return above && below ? below.y - above.y - above.height : Number.NaN;
}

/** The visitor turns to another window: the toasts on show wait. */
const lookAway = (page: Page) => page.evaluate(() => dispatchEvent(new Event('blur')));

test('a toast that offers Retry can be pressed while others come, 14 px from each', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/no stone/);
  await showRequests(page, rowsOfEveryState());
  await alive(page);
  await fail(page, 'no stone');
  const retry = toastWith(page, 'An unexpected error occurred.');
  await expect(retry).toBeVisible();
  await lookAway(page);
  await page.getByRole('button', { name: 'Delete' }).first().click();
  const deleted = toastWith(page, 'Request deleted');
  await expect(deleted).toBeVisible();
  await lookAway(page);
  await expect.poll(() => gapBetween(deleted, retry)).toBe(14);
  await retry.getByRole('button', { name: 'Retry' }).click({ trial: true });
  await deleted.getByRole('button', { name: 'Undo' }).click({ trial: true });
  await expectAccessible(page, '.notistack-SnackbarContainer');
});

test('a toast is drawn under a policy that takes no inline style', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/no stone/);
  await watchPolicy(page);
  await page.goto('/requests');
  await alive(page);
  await fail(page, 'no stone');
  const toast = toastWith(page, 'An unexpected error occurred.');
  await expect(toast).toBeVisible();
  await expect(page.locator('.notistack-SnackbarContainer')).toHaveCSS('position', 'fixed');
  await expect(toast).toHaveCSS('border-inline-start-width', '6px');
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toHaveCount(0);
  expect(await refusedByPolicy(page)).toBe('');
});
