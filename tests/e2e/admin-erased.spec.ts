import type { Page } from '@playwright/test';
import { ownChanges } from '../../src/content/admin/changes.ts';
import { cachedLeads } from '../support/cached-leads.ts';
import { adminPartsKept } from '../support/hero.ts';
import { erasedByAnother } from '../support/by-another-owner.ts';
import { leave } from '../support/leave.ts';
import { NETWORK_DOWN } from '../support/network-down.ts';
import { everythingKept } from '../support/kept-words.ts';
import { expect, REFUSED, signedIn, test as base } from './admin-set-up.ts';

const test = base.extend({ expectedErrors: async ({}, use) => use([NETWORK_DOWN, REFUSED]) });

const WORDS = [
  'Wilhelmina',
  'Quarrington',
  'wilhelmina@example.com',
  '571 804',
  '+61491571804',
  'unmistakable',
];

/** Which of the person's words the browser has stored for this site. */
async function wordsKept(page: Page): Promise<string[]> {
  const kept = await everythingKept(page);
  return WORDS.filter((word) => kept.includes(word));
}

test('after an erasure nothing on the owner’s phone says a word of the person', async ({
  page,
  context,
  site,
}) => {
  const lead = {
    name: 'Wilhelmina Quarrington',
    email: 'wilhelmina@example.com',
    phone: '0491 571 804',
    message: 'An unmistakable crack.',
  };
  const id = await leave(site, lead);
  await leave(site, { name: 'Sam Li' });
  await signedIn(page, '/admin/leads');
  await adminPartsKept(page);
  await expect.poll(() => cachedLeads(page)).toBe(2);
  await page.locator(`[data-lead="${id}"] a`).first().click();
  await expect(page.getByText(lead.message).first()).toBeVisible();

  await context.setOffline(true);
  await page.getByLabel('Note', { exact: true }).fill('Wilhelmina rang back.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText(ownChanges.waiting.title(1))).toBeVisible();
  expect(await wordsKept(page)).toEqual(WORDS);
  await page.close();

  await erasedByAnother(site, id);
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto('/admin/leads');
  await expect(later.getByText(ownChanges.erased(1))).toBeVisible();
  await expect(later.getByText('Sam Li').first()).toBeVisible();
  await expect.poll(() => cachedLeads(later)).toBe(1);
  expect(await wordsKept(later)).toEqual([]);
});
