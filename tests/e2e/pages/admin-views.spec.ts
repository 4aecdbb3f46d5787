import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { leave } from '../../support/leave.ts';
import { makeOverdue } from '../../support/overdue.ts';
import { backToList, expect, signedIn, test, urlOf, rows, setStage } from '../admin-set-up.ts';
import { businessDay } from '../../../src/content/business-time.ts';

const HOUR = 3_600_000;
const view = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Views' }).getByRole('button', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The firm's day, as a date field takes it. */
const today = () => businessDay(new Date());

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`at ${viewport.width} px the owner sees what is late first, and goes from view to view`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(viewport);
    const late = await leave(site, { name: 'Mary Neill' });
    await leave(site, { name: 'Sam Li' });
    makeOverdue(site, late, 3 * HOUR);
    await signedIn(page, '/admin/leads');
    // New ones by promise, not by arrival.
    await expect(rows(page).first()).toContainText('3 hrs late');
    await expect(rows(page).nth(1)).toContainText('answer by');
    await expect(view(page, 'New')).toHaveText('New 2');
    await expect(view(page, 'Late')).toHaveText('Late 1');
    await expectAccessible(page);
    await view(page, 'Late').click();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('Mary Neill');
    await expect(page).toHaveURL(/\?view=late$/);

    await rows(page).click();
    await expect(page).toHaveURL(new RegExp(`/admin/leads/${late}\\?view=late$`));
    await setStage(page, 'Visit booked');
    await page.getByLabel('Follow up on').fill(today());
    await page.getByLabel('Assigned to').fill('Peter');
    await button(page, 'Save').click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    if (viewport.width < 768) await backToList(page);
    await expect(view(page, 'Late')).toHaveText('Late 0');
    await expect(view(page, 'Visits')).toHaveText('Visits 1');
    await expect(page.getByText('Nothing is late')).toBeVisible();
    await view(page, 'Visits').click();
    await expect(rows(page)).toContainText('Mary Neill');
    await page.goBack();
    await expect(page.getByText('Nothing is late')).toBeVisible();
    await view(page, 'All').click();
    await expect(rows(page)).toHaveCount(2);
    await expect(page).toHaveURL(/\/admin\/leads$/);
  });
}

test('mine asks once whose device it is, and says so in no address', async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await leave(site, { name: 'Mary Neill' });
  await leave(site, { name: 'Sam Li' });
  await signedIn(page, '/admin/leads');
  const sam = rows(page).filter({ hasText: 'Sam Li' });
  await sam.click();
  await page.getByLabel('Assigned to').fill('Zoë');
  await button(page, 'Save').click();
  await expect(sam).toContainText('with Zoë');

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await view(page, 'Mine').click();
  await page.getByRole('note').getByLabel('Your name').fill('Zoë');
  await button(page, 'Show mine').click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Sam Li');
  await expect(view(page, 'Mine')).toHaveText('Mine 1');
  expect(asked.filter((url) => decodeURIComponent(url).includes('Zoë'))).toEqual([]);
});

test('what a webhook has refused is said on the first screen, and sent again from there', async ({
  page,
  site,
  webhook,
}) => {
  await signedIn(page, '/admin/webhooks');
  await urlOf(page, 'Hero Section Contact').fill(webhook.url);
  await button(page, 'Save Hero Section Contact').click();
  await expect(page.getByText('Webhook URL saved for Hero Section Contact')).toBeVisible();
  webhook.status = 422;
  await leave(site, { name: 'Mary Neill' });
  await leave(site, { name: 'Sam Li' });
  await expect.poll(() => webhook.received.length).toBe(2);

  await page.goto('/admin');
  await expect(page.getByText(/answered 422/)).toHaveCount(2);
  webhook.status = 200;
  await button(page, 'Send again: Mary Neill').click();
  await expect(page.getByText('Queued to be sent again')).toBeVisible();
  await expect(page.getByText(/answered 422/)).toHaveCount(1);
});
