import type { Page } from '@playwright/test';
import { officeOf } from '../../src/content/admin/app.ts';
import { entryWords } from '../../src/content/admin/website/entry.ts';
import { entryForm } from '../../src/content/admin/website/form.ts';
import { fieldWords } from '../../src/content/admin/website/kinds.ts';
import { setUpWords } from '../../src/content/admin/website/set-up.ts';
import { business } from '../../src/content/business.ts';
import { projects } from '../../src/content/projects/index.ts';
import { expectAccessible } from '../support/axe.ts';
import { ownFirm } from '../support/own-firm.ts';
import { NETWORK_DOWN } from '../support/network-down.ts';
import { expect, signedIn, test as base } from './admin-set-up.ts';

// The server starts again with the firm's own words.
const test = base.extend({ expectedErrors: async ({}, use) => use([NETWORK_DOWN]) });

test.skip(!business.isSample, 'the build is a firm’s own');
test.setTimeout(120_000);

/** Pages are rendered by a process of its own, which a busy machine starts late. */
const RENDERED = { timeout: 45_000 };

const { steps, progress } = setUpWords;

const fill = async (page: Page, texts: Readonly<Record<string, string | number | undefined>>) => {
  const words: Readonly<Record<string, unknown>> = fieldWords.business;
  for (const [name, text] of Object.entries(texts)) {
    const { label } = Object(words[name]);
    await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(String(text));
  }
};

test('the sample becomes another firm’s website in the browser alone', async ({
  page,
  browser,
  site,
}) => {
  await signedIn(page, '/admin/website');
  await expect(page.getByText(progress(0, steps.length))).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: new RegExp(`^${steps[0].title}`) }).click();
  await page.getByRole('button', { name: entryWords.edit }).click();
  await fill(page, { ...ownFirm, abn: '11 111 111 111' });
  await page.getByRole('button', { name: entryForm.publish }).click();
  await expect(page.getByRole('textbox', { name: /^ABN/ })).toHaveAccessibleDescription(
    /eleven digits/,
  );
  await fill(page, { abn: ownFirm.abn });
  await page.getByRole('button', { name: entryForm.publish }).click();
  await expect(page.getByText(progress(1, steps.length))).toBeVisible(RENDERED);
  await expect(page.getByText(setUpWords.named)).toBeVisible();

  const context = await browser.newContext({ serviceWorkers: 'block' });
  const visitor = await context.newPage();
  await expect(async () => {
    await visitor.goto(site.url);
    await expect(visitor).toHaveTitle(new RegExp(ownFirm.name), { timeout: 1000 });
  }).toPass(RENDERED);
  await expect(visitor.getByRole('contentinfo')).toContainText(ownFirm.abn);
  await expect(visitor.locator('body')).not.toContainText(business.name);
  await visitor.goto(`${site.url}/projects`);
  for (const { title } of projects.slice(0, 3))
    await expect(visitor.getByText(title)).toHaveCount(0);
  await context.close();

  // The office's app is told by the server, which knows once it has started again.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('banner')).toContainText(officeOf(ownFirm.name), { timeout: 2000 });
  }).toPass(RENDERED);
  const office = await (await page.request.get('/admin/office.webmanifest')).json();
  expect(office).toMatchObject({ name: officeOf(ownFirm.name) });
});
