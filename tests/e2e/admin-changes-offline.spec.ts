import type { Page } from '@playwright/test';
import { readOnly } from '../../src/content/admin/app.ts';
import { ownChanges } from '../../src/content/admin/changes.ts';
import { stageLabels } from '../../src/content/admin/lead.ts';
import { leadDetailSchema } from '../../src/contract/admin/leads.ts';
import { expectAccessible } from '../support/axe.ts';
import { adminPartsKept } from '../support/hero.ts';
import { changedByAnother } from '../support/by-another-owner.ts';
import { leave } from '../support/leave.ts';
import { NETWORK_DOWN } from '../support/network-down.ts';
import type { Site } from '../support/site.ts';
import { cachedLeads } from '../support/cached-leads.ts';
import { backToList, expect, REFUSED, signedIn, stageOf, test as base } from './admin-set-up.ts';

const test = base.extend({ expectedErrors: async ({}, use) => use([NETWORK_DOWN, REFUSED]) });

const { waiting, conflict } = ownChanges;
const rowOf = (page: Page, id: string) => page.locator(`[data-lead="${id}"]`);

/** Three leads, cached on a phone whose owner is signed in. */
async function onThePhone(page: Page, site: Site): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const name of ['Mary Neill', 'Sam Li', 'Ines Rossi']) ids.push(await leave(site, { name }));
  await signedIn(page, '/admin/leads');
  await adminPartsKept(page);
  await expect.poll(() => cachedLeads(page)).toBe(3);
  return ids;
}

/** Opens a cached lead, sets its stage or adds a note, and goes back to the list. */
async function change(page: Page, id: string, entered: { stage: string } | { note: string }) {
  await rowOf(page, id).locator('a').first().click();
  if ('stage' in entered) {
    await stageOf(page, entered.stage).click();
    if (entered.stage === 'Lost') {
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    }
  } else {
    await page.getByLabel('Note', { exact: true }).fill(entered.note);
    await page.getByRole('button', { name: 'Add note' }).click();
  }
  await expect(page.getByText(ownChanges.kept.title).last()).toBeVisible();
  await backToList(page);
}

async function eventsOf(site: Site, id: string): Promise<string[]> {
  const headers = { cookie: await site.signIn() };
  const answer = await fetch(`${site.url}/api/admin/leads/${id}`, { headers });
  const { events = [] } = leadDetailSchema.parse(await answer.json());
  return events.map(({ kind, text, author }) => `${author} ${kind} ${text}`);
}

test('a morning without signal: six changes, a killed page, and each arrives once, in order', async ({
  page,
  context,
  site,
}) => {
  test.slow();
  const [mary = '', sam = '', ines = ''] = await onThePhone(page, site);
  await context.setOffline(true);
  await page.reload();
  await change(page, mary, { stage: 'Contacted' });
  await change(page, sam, { note: 'No answer.' });
  await change(page, mary, { stage: 'Visit booked' });
  await expect(page.getByText(waiting.title(3))).toBeVisible();
  await expect(rowOf(page, mary)).toContainText(stageLabels.visit_booked);
  await expectAccessible(page);

  await page.close();
  const again = await context.newPage();
  await again.goto('/admin/leads');
  await expect(again.getByText(waiting.title(3))).toBeVisible();
  await change(again, mary, { note: 'Key is at number 4.' });
  await change(again, ines, { stage: 'Lost' });
  await change(again, sam, { stage: 'Contacted' });
  await expect(again.getByText(waiting.title(6))).toBeVisible();

  await context.setOffline(false);
  await expect(again.getByText(/waiting to be sent/)).toHaveCount(0);
  expect(await eventsOf(site, mary)).toEqual([
    ' stage contacted',
    ' stage visit_booked',
    ' note Key is at number 4.',
  ]);
  expect(await eventsOf(site, sam)).toEqual([' note No answer.', ' stage contacted']);
  expect(await eventsOf(site, ines)).toEqual([' stage lost']);
});

test('what two people have changed is asked about once there is signal, and what is chosen is kept', async ({
  page,
  context,
  site,
}) => {
  const [mary = '', sam = ''] = await onThePhone(page, site);
  await context.setOffline(true);
  await page.reload();
  await change(page, mary, { stage: 'Quoted' });
  await change(page, sam, { stage: 'Contacted' });
  await changedByAnother(site, mary, { stage: 'lost', by: 'Daniel' });
  await changedByAnother(site, sam, { note: 'Lives next door.', by: 'Daniel' });
  await context.setOffline(false);

  const question = page.getByRole('alert').filter({ hasText: conflict.title('Mary Neill') });
  await expect(question).toContainText(`Stage: ${stageLabels.quoted}`);
  await expect(question).toContainText(`Stage: ${stageLabels.lost}`);
  await expectAccessible(page);
  expect(await eventsOf(site, mary)).toEqual(['Daniel stage lost']);
  await question.getByRole('button', { name: conflict.keepMine }).click();
  await expect(question).toHaveCount(0);
  await expect.poll(() => eventsOf(site, mary)).toEqual(['Daniel stage lost', ' stage quoted']);
  expect(await eventsOf(site, sam)).toEqual(['Daniel note Lives next door.', ' stage contacted']);
});

test('signing out with changes that were not sent is asked about first', async ({
  page,
  context,
  site,
}) => {
  const [mary = ''] = await onThePhone(page, site);
  await context.setOffline(true);
  await page.reload();
  await change(page, mary, { note: 'Rang at eight.' });
  await page.getByRole('button', { name: 'Sign out' }).click();
  const { title, cancel, confirm } = ownChanges.signOut(1);
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('button', { name: cancel }).click();
  await expect(page.getByText(waiting.title(1))).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await dialog.getByRole('button', { name: confirm }).click();
  await expect(page.getByText(waiting.title(1))).toHaveCount(0);
  // The changes go first: a page reloaded before this would still be signed in.
  await expect(page.getByText(readOnly.signedOut.title)).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByLabel('Password')).toBeVisible();
  expect(await eventsOf(site, mary)).toEqual([]);
});
