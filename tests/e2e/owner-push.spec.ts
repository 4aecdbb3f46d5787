import type { Page } from '@playwright/test';
import { noticeWords } from '../../src/content/admin/notices.ts';
import { installed } from '../support/hero.ts';
import { leave } from '../support/leave.ts';
import { allowNotifications, notifications, pressNotification } from '../support/notifications.ts';
import { deliverPush } from '../support/push-message.ts';
import { enterPassword, expect, test } from './owner-set-up.ts';

const MESSAGE = 'The parapet leans.';
const SUMMARY = 'Masonry and brickwork, Inner West (Hero Section Contact)';

/** What the server pushes of a lead. */
const pushOf = (id: string) => ({
  title: noticeWords.push.title,
  body: SUMMARY,
  path: `/admin/leads?lead=${id}`,
  lead: { id, device: 'this', call: noticeWords.push.call, later: noticeWords.push.later },
});

async function expectLead(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: noticeWords.linked })).toBeVisible();
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
  await deliverPush(tab, site.url, pushOf(id));
  await expect.poll(() => notifications(context)).toHaveLength(1);
  const [shown] = await notifications(context);
  expect(shown).toEqual({ title: 'New lead', body: SUMMARY, lang: 'en-AU' });
  expect(await pressNotification(context)).toEqual(['focuses /admin/leads']);
  await expect(tab).toHaveURL(new RegExp(`/admin/leads\\?lead=${id}$`));
  await expectLead(tab);
  await expect.poll(() => notifications(context)).toEqual([]);
});

test('a notice that is pressed with the office closed opens its lead', async ({
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
  await deliverPush(elsewhere, site.url, pushOf(id));
  await expect.poll(() => notifications(context)).toHaveLength(1);
  const [pressed] = await pressNotification(context);
  expect(pressed).toBe(`opens /admin/leads?lead=${id}`);
  await expectLead(await openTab(pressed?.replace(/^opens /, '')));
});
