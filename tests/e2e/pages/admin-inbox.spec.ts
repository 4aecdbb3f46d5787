import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { leave } from '../../support/leave.ts';
import {
  backToList,
  doMore,
  expect,
  signedIn,
  test,
  urlOf,
  rows,
  setStage,
} from '../admin-set-up.ts';

/** Filters are in a sheet. */
const openFilters = (page: Page) => button(page, 'Filters').click();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the owner reads a lead, marks it, finds it by filter and text, and deletes it', async ({
  page,
  site,
}) => {
  await leave(site, { name: 'Mary Neill', message: 'The parapet leans.' });
  await leave(site, { name: 'Sam Li', message: 'Damp cellar.' });
  await signedIn(page, '/admin/leads');
  await expect(page.getByText('2 leads')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);

  await rows(page).filter({ hasText: 'Mary Neill' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mary Neill');
  await expect(page.getByText('The parapet leans.', { exact: true })).toBeVisible();
  await expect(page.getByText('Version 1')).toBeVisible();
  await expect(page.getByText('None yet')).toBeVisible();
  await setStage(page, 'Archived');
  await backToList(page);
  await expect(rows(page).filter({ hasText: 'Mary Neill' })).toContainText('Archived');

  await openFilters(page);
  await page.getByLabel('State').selectOption('Archived');
  await button(page, 'Show leads').click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Mary Neill');
  await button(page, 'Filters: 1').click();
  await button(page, 'Clear filters').click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('searchbox').fill('cellar');
  await page.getByRole('searchbox').press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Sam Li');
  await openFilters(page);
  await page.getByLabel('Form', { exact: true }).selectOption('feedback');
  await button(page, 'Show leads').click();
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await button(page, 'Filters: 1').click();
  await button(page, 'Clear filters').click();

  await rows(page).filter({ hasText: 'Sam Li' }).click();
  await doMore(page, 'Delete');
  await button(page, 'Keep').click();
  await doMore(page, 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Lead deleted')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  expect((await site.inbox()).map(({ name }) => name)).toEqual(['Mary Neill']);
});

test('what looked like spam is held back, and forwarded once the owner says that it is none', async ({
  page,
  site,
  recorder,
}) => {
  await signedIn(page, '/admin/webhooks');
  await urlOf(page, 'Hero Section Contact').fill(recorder.url);
  await button(page, 'Save Hero Section Contact').click();
  await expect(page.getByText('Webhook URL saved for Hero Section Contact')).toBeVisible();
  await leave(site, { name: 'False Catch', trap: 'filled in by a browser' });

  await page.getByRole('link', { name: 'Leads' }).first().click();
  await rows(page).first().click();
  await expect(
    page.getByText('Held back: the hidden field was filled in, filled in faster than a person can'),
  ).toBeVisible();
  expect(recorder.received).toHaveLength(0);
  await button(page, 'Not spam').click();
  await expect(page.getByText('Marked as not spam; it is now forwarded')).toBeVisible();
  await expect.poll(() => recorder.received.length).toBe(1);
  await doMore(page, 'Send again');
  await expect(page.getByText('Queued to be sent again')).toBeVisible();
  await expect.poll(() => recorder.received.length).toBe(2);
});

test('the owner is told what is held back, and lets it through with one press', async ({
  page,
  site,
}) => {
  await leave(site, { name: 'Mary Neill' });
  for (const name of ['Ann', 'Ben', 'Cleo']) await leave(site, { name, trap: 'x' });
  await signedIn(page, '/admin');
  await expect(page.getByText('3 held back')).toBeVisible();
  await page.getByRole('link', { name: 'Review held-back leads' }).click();
  await expect(page.getByText('3 held back')).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Not spam: Ben' }).click();
  await expect(page.getByText('2 held back')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  const states = (await site.inbox()).map(({ name, spam }) => [name, spam]);
  expect(states).toContainEqual(['Ben', null]);

  await rows(page).first().click();
  await doMore(page, 'Mark as spam');
  await expect(page.getByText('Marked as spam').first()).toBeVisible();
  await backToList(page);
  await expect(page.getByText('1 held back')).toBeVisible();
});

test('the list goes on as it is scrolled, unanswered leads by promise', async ({ page, site }) => {
  for (let number = 1; number <= 30; number += 1) {
    await leave(site, { name: 'Mary Neill', message: `Wall ${number}` });
  }
  await signedIn(page, '/admin/leads');
  await expect(page.getByText('30 leads')).toBeVisible();
  const last = page.locator('main li[aria-posinset="30"]');
  await expect(last).toHaveCount(0);
  await expect(async () => {
    await page.mouse.wheel(0, 2000);
    await expect(last).toBeInViewport({ timeout: 500 });
  }).toPass();
  await last.locator('a[id]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mary Neill');
  await page.goBack();
  // The place in the list is kept.
  await expect(last).toBeInViewport();
});

test('the export is a CSV file in which no cell can be a formula', async ({ page, site }) => {
  await leave(site, { message: '=HYPERLINK("https://example.net")' });
  await signedIn(page, '/admin/leads');
  const downloading = page.waitForEvent('download');
  await button(page, 'Export CSV').click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain(`"'=HYPERLINK(""https://example.net"")"`);
});
