import type { Page } from '@playwright/test';
import { alive } from '../../support/forms.ts';
import { leave } from '../../support/leave.ts';
import { fail } from '../../support/page-errors.ts';
import { doMore, enterPassword, expect, signedIn, test, rows } from '../admin-set-up.ts';

const opener = (page: Page, name: string) => rows(page).filter({ hasText: name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const choose = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Choose ${name}` }).check();

test('who has signed in goes on from the beginning of the screen', async ({ page }) => {
  await page.goto('/admin');
  await enterPassword(page);
  await expect(button(page, 'Sign out')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('the focus goes back to the list when the bar of the chosen leads goes', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const name of ['Ann', 'Ben']) await leave(site, { name });
  await signedIn(page, '/admin/leads');
  await choose(page, 'Ann');
  await button(page, 'Clear').click();
  await expect(opener(page, 'Ann')).toBeFocused();
  await choose(page, 'Ann');
  await page.getByLabel('Action for the chosen leads').selectOption('Archived');
  await button(page, 'Apply').click();
  await expect(opener(page, 'Ann')).toContainText('Archived');
  await expect(opener(page, 'Ann')).toBeFocused();
});

test('the focus goes on to the next lead when one is deleted beside the list', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const name of ['Ann', 'Ben', 'Cleo']) await leave(site, { name });
  await signedIn(page, '/admin/leads');
  // By promise: who has waited longest is first.
  await expect(rows(page)).toContainText(['Ann', 'Ben', 'Cleo']);
  await opener(page, 'Ben').click();
  await doMore(page, 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(opener(page, 'Ben')).toHaveCount(0);
  await expect(opener(page, 'Cleo')).toBeFocused();
});

test('the focus goes on to the next report when one is removed', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/no (stone|lime)/);
  await page.goto('/requests');
  await alive(page);
  for (const what of ['no stone', 'no lime']) {
    const reported = page.waitForResponse('**/api/errors');
    await fail(page, what);
    await reported;
  }
  await signedIn(page, '/admin/errors');
  const reports = page.locator('main ol > li');
  await expect(reports).toHaveCount(2);
  const remove = reports.getByRole('button', { name: 'Remove' });
  await remove.first().click();
  await expect(reports).toHaveCount(1);
  await expect(reports.getByRole('heading', { level: 2 })).toBeFocused();
  await remove.click();
  await expect(page.getByText('No errors reported')).toBeVisible();
  await expect(page.locator('main :focus')).toContainText('No errors reported');
});
