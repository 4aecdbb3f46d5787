import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { entryWords } from '../../../src/content/admin/website/entry.ts';
import { entryForm } from '../../../src/content/admin/website/form.ts';
import { fieldWords, kindWords } from '../../../src/content/admin/website/kinds.ts';
import { logoWords, pictureWords } from '../../../src/content/admin/website/pictures.ts';
import { contentOverviewSchema } from '../../../src/contract/admin/content.ts';
import { paths } from '../../../src/contract/paths.ts';
import { NETWORK_DOWN } from '../../support/network-down.ts';
import { enterPassword, expect, REFUSED, signedIn, test as base } from '../admin-set-up.ts';

const test = base.extend({ expectedErrors: async ({}, use) => use([NETWORK_DOWN, REFUSED]) });

/** Pictures are converted by a process of its own, which a busy machine starts late. */
const CONVERTED = { timeout: 45_000 };

const LIST = '/admin/website?list=testimonials';
const title = (page: Page) => page.getByLabel(fieldWords.testimonial.title.label).first();
const add = (page: Page) => page.getByRole('button', { name: kindWords.testimonial.add ?? '' });
const listed = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ hasText: name }).getByRole('link');

test('the first letter of a new entry outlives a reload in the same moment', async ({ page }) => {
  await signedIn(page, LIST);
  await add(page).click();
  await title(page).focus();
  await page.evaluate(() => {
    document.execCommand('insertText', false, 'W');
    location.reload();
  });
  await page.waitForEvent('load');
  await expect(title(page)).toHaveValue('W');
});

test('what is typed after another tab has changed the entry outlives the browser', async ({
  browserProcess,
  openTab,
}) => {
  const tab = await openTab(LIST);
  await enterPassword(tab);
  await add(tab).click();
  await title(tab).fill('First');
  const other = await openTab(LIST);
  await listed(other, 'First').click();
  await title(other).fill('Theirs');
  await other.getByRole('button', { name: entryForm.cancel }).click();
  await expect(listed(other, 'Theirs')).toBeVisible();
  await title(tab).fill('Mine');
  await expect(tab.getByText(entryForm.otherTab.title)).toBeVisible();
  await title(tab).fill('Mine, and what came after it');
  await expect(listed(other, 'Mine, and what came after it')).toBeVisible();
  await browserProcess.kill();
  await browserProcess.up();
  const again = await openTab(LIST);
  const signedOut = again.getByLabel('Password');
  // The session may not have reached the disk.
  await expect(signedOut.or(listed(again, 'Theirs'))).toBeVisible();
  if (await signedOut.isVisible()) await enterPassword(again);
  await expect(listed(again, 'Theirs')).toBeVisible();
  await listed(again, 'Mine, and what came after it').click();
  await expect(title(again)).toHaveValue('Mine, and what came after it');
});

test('a logo chosen while the server is down is sent once it is back', async ({ page, site }) => {
  test.setTimeout(120_000);
  await signedIn(page, '/admin/website?open=look/look');
  await page.getByRole('button', { name: entryWords.edit, exact: true }).click();
  await site.down();
  const drawing = sharp({ create: { width: 600, height: 200, channels: 4, background: 'teal' } });
  const buffer = await drawing.png().toBuffer();
  await page
    .getByLabel(pictureWords.pick.first(logoWords.name))
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await expect(page.getByLabel(pictureWords.pick.other(logoWords.name))).toBeAttached();
  await page.getByRole('button', { name: entryForm.publish, exact: true }).click();
  await expect(page.getByText(entryForm.waits.title)).toBeVisible();
  await site.up();
  const published = async () => {
    const headers = { cookie: await site.signIn() };
    const answer = await fetch(`${site.url}${paths.adminContent}`, { headers });
    const { entries } = contentOverviewSchema.parse(await answer.json());
    return entries.map(({ kind, newest: { state, data } }) => ({ kind, state, data }));
  };
  // In the size of the header.
  const logo = { width: 480, height: 160 };
  await expect
    .poll(published, CONVERTED)
    .toMatchObject([{ kind: 'look', state: 'published', data: { logo } }]);
});
