import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { leave } from '../support/leave.ts';
import { expect, signedIn, test, urlOf } from './admin-set-up.ts';

const rows = (page: Page) => page.locator('main li > button[aria-expanded]');
/** Search and filters are folded on phones. */
const unfold = (page: Page) => page.getByText('Search and filters').click();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the owner reads a lead, marks it, finds it by filter and text, and deletes it', async ({
  page,
  site,
}) => {
  await leave(site, { name: 'Mary Neill', message: 'The parapet leans.' });
  await leave(site, { name: 'Sam Li', message: 'Damp cellar.' });
  await signedIn(page, '/admin/leads');
  await expect(page.getByText('2 leads')).toBeVisible();
  await expect(rows(page).first()).toContainText('Sam Li');

  await rows(page).nth(1).click();
  await expect(page.getByText('The parapet leans.', { exact: true })).toBeVisible();
  await expect(page.getByText('Version 1')).toBeVisible();
  await expect(page.getByText('None yet')).toBeVisible();
  await page.getByLabel('Stage').selectOption('Archived');
  await button(page, 'Save').click();
  await expect(page.getByText('Saved')).toBeVisible();
  await expect(rows(page).nth(1)).toContainText('Archived');

  await unfold(page);
  await page.getByLabel('State').selectOption('Archived');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Mary Neill');
  await button(page, 'Clear filters').click();
  await expect(rows(page)).toHaveCount(2);
  await unfold(page);
  await page.getByLabel('Text').fill('cellar');
  await page.getByLabel('Text').press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Sam Li');
  await page.getByLabel('Form', { exact: true }).selectOption('feedback');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await button(page, 'Clear filters').click();

  await rows(page).first().click();
  await button(page, 'Delete').click();
  await button(page, 'Keep').click();
  await expect(rows(page)).toHaveCount(2);
  await button(page, 'Delete').click();
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

  await page.getByRole('link', { name: 'Inbox' }).first().click();
  await rows(page).first().click();
  await expect(
    page.getByText('Held back: the hidden field was filled in, filled in faster than a person can'),
  ).toBeVisible();
  expect(recorder.received).toHaveLength(0);
  await button(page, 'Not spam').click();
  await expect(page.getByText('Marked as not spam; it is now forwarded')).toBeVisible();
  await expect.poll(() => recorder.received.length).toBe(1);
  await button(page, 'Send again').click();
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
  await button(page, 'Mark as spam').click();
  await expect(page.getByText('1 held back')).toBeVisible();
});

test('the inbox goes on as it is scrolled, newest first', async ({ page, site }) => {
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
  await last.locator('button[aria-expanded]').click();
  await expect(page.getByText('Wall 1', { exact: true })).toBeVisible();
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
