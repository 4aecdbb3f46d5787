import type { Page } from '@playwright/test';
import { answerWords } from '../../src/content/admin/answer-words.ts';
import { notKept } from '../../src/content/not-found.ts';
import { readOnly, signIn } from '../../src/content/admin/app.ts';
import { paths } from '../../src/contract/paths.ts';
import { routes } from '../../src/app/routes/table.ts';
import { cachedLeads } from '../support/cached-leads.ts';
import { expectAccessible } from '../support/axe.ts';
import { installed, adminPartsKept } from '../support/hero.ts';
import { erasedByAnother } from '../support/by-another-owner.ts';
import { leave } from '../support/leave.ts';
import { NETWORK_DOWN } from '../support/network-down.ts';
import { outOfRange } from '../support/signal.ts';
import {
  backToList,
  enterPassword,
  expect,
  REFUSED,
  signedIn,
  test as base,
  rows,
  setStage,
} from './admin-set-up.ts';

const test = base.extend({ expectedErrors: async ({}, use) => use([NETWORK_DOWN, REFUSED]) });

const titleOf = (path: string) => routes.find((route) => route.path === path)?.title ?? '';

/** An admin that is ready for a place without signal. */
async function ready(page: Page, leads: number): Promise<void> {
  await adminPartsKept(page);
  await expect.poll(() => cachedLeads(page)).toBe(leads);
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`at ${viewport.width} px the leads are read without signal, from the home screen on`, async ({
    page,
    site,
    context,
  }) => {
    await page.setViewportSize(viewport);
    await leave(site, { name: 'Mary Neill', message: 'The parapet leans.' });
    await signedIn(page, '/admin/leads');
    await rows(page).first().click();
    await page.getByLabel('Note', { exact: true }).fill('Key is at number 4.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await setStage(page, 'Visit booked');
    await leave(site, { name: 'Sam Li' });
    await ready(page, 2);

    await outOfRange(context, site);
    for (const path of ['/admin?source=home-screen', '/admin/leads']) {
      await page.goto(path);
      await expect(page.getByText(readOnly.title)).toBeVisible();
      await expect(
        page.getByText(/^The newest 2 leads as they were .+ ago \(.+\)\.$/),
      ).toBeVisible();
      await expect(rows(page)).toHaveCount(2);
    }
    await expect(rows(page).first()).toContainText('Sam Li');
    await rows(page).nth(1).click();
    await expect(page.getByText('The parapet leans.', { exact: true })).toBeVisible();
    await expect(page.getByText(answerWords('urgency', 'standard')).first()).toBeVisible();
    await expect(page.getByText('Key is at number 4.')).toBeVisible();
    const contact = page.getByRole('group', { name: 'Contact Mary Neill' });
    await expect(contact.getByRole('link', { name: 'Call' })).toBeVisible();
    await expect(page.getByText(readOnly.changes)).toBeVisible();
    await backToList(page);
    const search = page.getByLabel(readOnly.search.label);
    await search.fill('parap 570006');
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('Mary Neill');
    await expect(
      page.getByText(`${readOnly.search.among(2)} ${readOnly.search.found(1)}`),
    ).toBeVisible();
    await search.fill('gargoyle');
    await expect(page.getByText(readOnly.search.found(0))).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
    await search.fill('');
    await expect(rows(page)).toHaveCount(2);
    await expectAccessible(page);
    await page.goto('/admin/webhooks');
    await expect(page).toHaveTitle(titleOf('/admin/webhooks'));
    await expect(page.getByText(readOnly.elsewhere)).toBeVisible();
    await page.getByRole('link', { name: readOnly.toLeads }).click();
    await expect(rows(page)).toHaveCount(2);

    await context.setOffline(false);
    await site.up();
    await page.getByRole('button', { name: readOnly.button }).click();
    await expect(page.getByText('2 leads', { exact: true })).toBeVisible();
    await expect(page.getByText(readOnly.title)).toHaveCount(0);
  });
}

test('a lead that is opened when the signal has just gone is read from the phone', async ({
  page,
  site,
}) => {
  await leave(site, { name: 'Mary Neill', message: 'The parapet leans.' });
  await signedIn(page, '/admin/leads');
  await ready(page, 1);
  await site.down();
  await rows(page).first().click();
  await expect(page.getByText(readOnly.title)).toBeVisible();
  await expect(page.getByText('The parapet leans.', { exact: true })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Stage' })).toBeVisible();
});

test('signing out takes the leads off the phone', async ({ page, site }) => {
  await leave(site, { name: 'Mary Neill' });
  await signedIn(page, '/admin/leads');
  await ready(page, 1);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  await expect.poll(() => cachedLeads(page)).toBe(0);
  await site.down();
  await page.reload();
  await expect(page.getByText(signIn.unreachable.title)).toBeVisible();
  await expect(page.getByText('Mary Neill')).toHaveCount(0);
});

test('signing out without signal takes them off too, and the server is told later', async ({
  page,
  site,
}) => {
  await leave(site, { name: 'Mary Neill' });
  await signedIn(page, '/admin/leads');
  await ready(page, 1);
  await site.down();
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText(readOnly.signedOut.title)).toBeVisible();
  await expect.poll(() => cachedLeads(page)).toBe(0);
  await site.up();
  await page.reload();
  await expect(page.getByLabel('Password')).toBeVisible();
  expect(await page.evaluate(async () => (await fetch('/api/admin/leads')).status)).toBe(401);
});

test('a session that has ended takes them off the phone', async ({ page, site, context }) => {
  await leave(site, { name: 'Mary Neill' });
  await signedIn(page, '/admin/leads');
  await ready(page, 1);
  await context.clearCookies();
  await page.reload();
  await expect(page.getByLabel('Password')).toBeVisible();
  await expect.poll(() => cachedLeads(page)).toBe(0);
  await enterPassword(page);
  await expect.poll(() => cachedLeads(page)).toBe(1);
});

test('a lead that was deleted, or has changed, is so on the phone too', async ({ page, site }) => {
  const gone = await leave(site, { name: 'Mary Neill' });
  await leave(site, { name: 'Sam Li' });
  await signedIn(page, '/admin/leads');
  await ready(page, 2);
  await erasedByAnother(site, gone);
  await expect.poll(() => cachedLeads(page)).toBe(1);
});

test('nothing of the owner’s is kept on a phone on which nobody has signed in', async ({
  page,
}) => {
  await page.goto('/admin/leads');
  await expect(page.getByLabel('Password')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Password')).toBeVisible();
  expect(await page.evaluate(() => caches.has('owners-parts'))).toBe(false);
});

test('on a visitor’s phone without signal the admin says that it needs a connection, and opens with it', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await installed(page);
  await context.setOffline(true);
  await page.goto('/admin/leads');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notKept.h1);
  await expect(page.getByText('Page not found')).toHaveCount(0);
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByLabel('Password')).toBeVisible();
});

test('when the server is down, the screen says so and works once it is back', async ({
  page,
  site,
}) => {
  // With the stream the screen looks after itself: tests/e2e/pages/admin-events.spec.ts has that story.
  await page.route(`**${paths.adminEvents}`, () => undefined);
  await signedIn(page, '/admin');
  await adminPartsKept(page);
  await site.down();
  await page.getByRole('link', { name: 'Leads' }).first().click();
  await expect(page.getByText('The leads could not be loaded')).toBeVisible();
  await site.up();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('No leads yet')).toBeVisible();
});
