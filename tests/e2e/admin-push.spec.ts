import type { Page } from '@playwright/test';
import { noticeWords } from '../../src/content/admin/notices.ts';
import type { PushPayload } from '../../src/contract/admin/push.ts';
import { installed } from '../support/hero.ts';
import { leave } from '../support/leave.ts';
import { allowNotifications, notifications, pressNotification } from '../support/notifications.ts';
import { deliverPush } from '../support/push-message.ts';
import { enterPassword, expect, test } from './admin-set-up.ts';

const MESSAGE = 'The parapet leans.';
/** How long a notice may take to be shown, in ms. */
const SHOWN_MS = 3_000;

/**
 * Delivers a message until its notice is shown: through its protocol the browser drops one to a
 * worker that it is just starting. The same message twice is one notice, by its tag.
 */
async function shownOnce(page: Page, site: string, payload: PushPayload): Promise<void> {
  await expect(async () => {
    await deliverPush(page, site, payload);
    await expect.poll(() => notifications(page.context()), { timeout: SHOWN_MS }).toHaveLength(1);
  }).toPass();
}
const SUMMARY = 'Masonry and brickwork, Inner West (Hero Section Contact)';

/** What the server pushes of a lead. */
const pushOf = (id: string) => ({
  title: noticeWords.push.title,
  body: SUMMARY,
  path: `/admin/leads/${id}`,
  lead: { id, device: 'this', call: noticeWords.push.call, later: noticeWords.push.later },
});

async function expectLead(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mary Neill');
  await expect(page.getByText(MESSAGE, { exact: true }).first()).toBeVisible();
}

test('a notice that is pressed brings the open inbox to its lead', async ({
  site,
  browserProcess,
  openTab,
}) => {
  const context = browserProcess.context();
  await allowNotifications(context, site);
  const tab = await openTab('/admin/leads');
  await enterPassword(tab);
  await expect(tab.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await installed(tab);
  const id = await leave(site, { message: MESSAGE });
  await shownOnce(tab, site.url, pushOf(id));
  const [shown] = await notifications(context);
  expect(shown).toEqual({ title: 'New lead', body: SUMMARY, lang: 'en-AU' });
  expect(await pressNotification(context)).toEqual([`focuses /admin/leads/${id}`]);
  await expect(tab).toHaveURL(new RegExp(`/admin/leads/${id}$`));
  await expectLead(tab);
  await expect.poll(() => notifications(context)).toEqual([]);
});

test('a notice that is pressed with the admin closed opens its lead', async ({
  site,
  browserProcess,
  openTab,
}) => {
  const context = browserProcess.context();
  await allowNotifications(context, site);
  const tab = await openTab('/admin/leads');
  await enterPassword(tab);
  await expect(tab.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await installed(tab);
  const elsewhere = await openTab();
  await tab.close();
  const id = await leave(site, { message: MESSAGE });
  await shownOnce(elsewhere, site.url, pushOf(id));
  const [pressed] = await pressNotification(context);
  expect(pressed).toBe(`opens /admin/leads/${id}`);
  await expectLead(await openTab(pressed?.replace(/^opens /, '')));
});
