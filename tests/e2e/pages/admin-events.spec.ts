import type { Page } from '@playwright/test';
import { paths } from '../../../src/contract/paths.ts';
import { expectAccessible } from '../../support/axe.ts';
import { test as forwarding } from '../../support/fixtures.ts';
import { leave } from '../../support/leave.ts';
import { NETWORK_DOWN } from '../../support/network-down.ts';
import { OWNER, test as withMail } from '../admin-mail.ts';
import {
  expect,
  REFUSED,
  signedIn,
  test,
  rows,
  setStage,
  historyOf,
  backToList,
  stageOf,
} from '../admin-set-up.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const overtaken = (page: Page) =>
  page.getByText('Somebody else has changed this lead', { exact: true });

/** Fails if the page is loaded again after this. */
async function neverReloaded(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    document.documentElement.dataset['story'] = 'the same page';
  });
  return async () => {
    expect(await page.evaluate(() => document.documentElement.dataset['story'])).toBe(
      'the same page',
    );
  };
}

const streamOf = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith(paths.adminEvents));

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  withMail(
    `at ${viewport.width} px a lead arrives and is seen without a reload, told, opened, called, visited, quoted and won`,
    async ({ page, site, post }) => {
      await page.setViewportSize(viewport);
      await signedIn(page, '/admin/leads');
      await expect(page.getByText('0 leads', { exact: true })).toBeVisible();
      const isTheSame = await neverReloaded(page);
      const id = await leave(site, { name: 'Mary Neill', message: 'The parapet leans.' });
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page).first()).toContainText('Mary Neill');
      await expect.poll(() => post.letters.map(({ text }) => text)).toHaveLength(1);
      expect(post.letters[0]?.text).toContain(id);
      await expect(page.getByText('1 lead', { exact: true })).toBeVisible();
      await rows(page).first().click();
      await expect(page.getByText('The parapet leans.', { exact: true }).last()).toBeVisible();
      await expect(historyOf(page)).toContainText(`Sent: ${OWNER}`);
      const call = page.getByRole('group', { name: 'Contact Mary Neill' }).getByRole('link', {
        name: 'Call',
      });
      await expect(call.last()).toHaveAttribute('href', 'tel:+61491570006');
      for (const stage of ['Contacted', 'Visit booked', 'Quoted', 'Won']) {
        await setStage(page, stage);
      }
      await expect(overtaken(page)).toHaveCount(0);
      // Another arrives meanwhile; the open one stays open.
      await leave(site, { name: 'Sam Li' });
      const isPhone = viewport.width < 768;
      if (!isPhone) await expect(rows(page).filter({ hasText: 'Sam Li' })).toBeVisible();
      await expect(page.getByText('The parapet leans.', { exact: true }).last()).toBeVisible();
      await expectAccessible(page);
      if (isPhone) await backToList(page);
      await expect(rows(page).filter({ hasText: 'Sam Li' })).toBeVisible();
      await expect(rows(page).filter({ hasText: 'Mary Neill' })).toContainText('Won');
      await isTheSame();
    },
  );

  test(`at ${viewport.width} px two owners see at once what the other does, and neither takes it back`, async ({
    page,
    site,
    browser,
  }) => {
    await page.setViewportSize(viewport);
    await leave(site, { name: 'Mary Neill' });
    await signedIn(page, '/admin/leads');
    await rows(page).first().click();
    const others = await browser.newContext({ baseURL: site.url, viewport });
    const other = await others.newPage();
    await signedIn(other, '/admin/leads');
    await rows(other).first().click();

    await page.getByLabel('Note', { exact: true }).fill('I have rung her up.');
    await other.getByLabel('Your name').fill('Peter');
    await setStage(other, 'Quoted');
    await other.getByLabel('Assigned to').fill('Peter');
    await save(other);
    await expect(stageOf(page, 'Quoted')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByLabel('Assigned to')).toHaveValue('Peter');
    await expect(overtaken(page)).toBeVisible();
    await expect(page.getByLabel('Note', { exact: true })).toHaveValue('I have rung her up.');
    await expectAccessible(page);
    await save(page);
    await expect(overtaken(page)).toHaveCount(0);
    await expect(historyOf(other)).toContainText('I have rung her up.');
    await expect(stageOf(other, 'Quoted')).toHaveAttribute('aria-pressed', 'true');
    // Who has entered nothing needs no message.
    await expect(overtaken(other)).toHaveCount(0);
    await others.close();
  });
}

test('what is held back is said on the open dashboard as it comes', async ({ page, site }) => {
  await signedIn(page, '/admin');
  const isTheSame = await neverReloaded(page);
  await leave(site, { trap: 'x' });
  await expect(page.getByText('1 held back')).toBeVisible();
  await isTheSame();
});

test('after the server was away the page catches up by itself', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(NETWORK_DOWN);
  await leave(site, { name: 'Mary Neill' });
  await signedIn(page, '/admin/leads');
  await expect(rows(page)).toHaveCount(1);
  const isTheSame = await neverReloaded(page);
  await site.down();
  await site.up();
  await leave(site, { name: 'Sam Li' });
  await expect(rows(page).filter({ hasText: 'Sam Li' })).toBeVisible({ timeout: 30_000 });
  await isTheSame();
});

test('a page that nobody looks at holds no stream, and catches up when it is looked at', async ({
  page,
  site,
}) => {
  const opened = streamOf(page);
  await signedIn(page, '/admin/leads');
  const closed = (await opened).request();
  const isClosed = page.waitForEvent('requestfailed', (request) => request === closed);
  const look = (state: DocumentVisibilityState) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await look('hidden');
  await isClosed;
  await leave(site, { name: 'Mary Neill' });
  await expect(rows(page)).toHaveCount(0);
  await look('visible');
  await expect(rows(page)).toHaveCount(1);
});

test('signing out in one tab is seen in the others at once', async ({
  page,
  context,
  watch,
  expectedErrors,
}) => {
  expectedErrors.push(REFUSED);
  await signedIn(page, '/admin/leads');
  const other = await context.newPage();
  watch(other);
  await other.goto('/admin/leads');
  await page.bringToFront();
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
});

withMail(
  'an open lead says who has been notified as soon as they are',
  async ({ page, site, post }) => {
    await signedIn(page, '/admin/leads');
    await expect(page.getByText('0 leads', { exact: true })).toBeVisible();
    const held = Promise.withResolvers<void>();
    post.hold(held.promise);
    await leave(site, { name: 'Mary Neill' });
    await rows(page).first().click();
    await expect(historyOf(page)).toContainText('Arrived');
    const isTheSame = await neverReloaded(page);
    await expect(historyOf(page)).not.toContainText(OWNER);
    held.resolve();
    await expect(historyOf(page)).toContainText(`Sent: ${OWNER}`);
    await isTheSame();
  },
);

forwarding('forwarding is seen as it happens', async ({ page, site, expectedErrors }) => {
  expectedErrors.push(REFUSED);
  await signedIn(page, '/admin/leads');
  await leave(site, { name: 'Mary Neill' });
  await rows(page).first().click();
  await expect(page.getByText('Forwarded', { exact: true })).toBeVisible();
});
