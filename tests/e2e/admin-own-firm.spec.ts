import type { Page } from '@playwright/test';
import { officeOf } from '../../src/content/admin/app.ts';
import { entryWords } from '../../src/content/admin/website/entry.ts';
import { entryForm } from '../../src/content/admin/website/form.ts';
import { fieldWords } from '../../src/content/admin/website/kinds.ts';
import { entryStates, websiteScreen } from '../../src/content/admin/website/screen.ts';
import { setUpWords } from '../../src/content/admin/website/set-up.ts';
import { logoWords, pictureWords } from '../../src/content/admin/website/pictures.ts';
import { business } from '../../src/content/business.ts';
import { projects } from '../../src/content/projects/index.ts';
import { revisionHistorySchema } from '../../src/contract/admin/content.ts';
import { paths } from '../../src/contract/paths.ts';
import { expectAccessible } from '../support/axe.ts';
import { ownFirm } from '../support/own-firm.ts';
import { NETWORK_DOWN } from '../support/network-down.ts';
import { expect, signedIn, test as base } from './admin-set-up.ts';

// The server starts again with the firm's own words.
const test = base.extend({ expectedErrors: async ({}, use) => use([NETWORK_DOWN]) });

test.skip(!business.isSample, 'the build is a firm’s own');
test.setTimeout(240_000);

/** Pages are rendered by a process of its own, which a busy machine starts late. */
const RENDERED = { timeout: 90_000 };

const { steps, progress } = setUpWords;

const fill = async (page: Page, texts: Readonly<Record<string, string | number | undefined>>) => {
  const words: Readonly<Record<string, unknown>> = fieldWords.business;
  for (const [name, text] of Object.entries(texts)) {
    const { label } = Object(words[name]);
    await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(String(text));
  }
};

/** The newest words of the page about the firm. */
async function publishedTexts(page: Page) {
  const answer = await page.request.get(`${paths.adminContent}/words/about/revisions`);
  const [newest] = revisionHistorySchema.parse(await answer.json()).revisions;
  if (newest?.kind !== 'words' || newest.data === null) throw new Error('No words');
  return newest.data;
}

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><path fill="#203040" d="M0 100 150 0l150 100Z"/></svg>';

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
  const none = websiteScreen.counts.shown(0);
  await expect(page.getByRole('link', { name: new RegExp(`^Gallery ?${none}`) })).toBeVisible();

  const { ofSample, noFigures } = entryStates;
  await expect(page.getByRole('link', { name: `Numbers ${noFigures}` })).toBeVisible();
  await expect(page.getByRole('link', { name: `Words ${ofSample}` })).toBeVisible();

  // The sample's numbers are no suggestion: the firm answers for each that it publishes.
  await page.getByRole('link', { name: /^Numbers ?Figures/ }).click();
  await page.getByRole('button', { name: entryWords.edit }).click();
  await expect(page.getByLabel('Major projects')).toHaveValue('');
  await expect(page.getByLabel('Average rating, out of 5')).toHaveValue('');
  await page.getByRole('button', { name: entryWords.drop.button }).click();
  await page.getByRole('button', { name: entryWords.drop.ask.confirm, exact: true }).click();
  await page.goto('/admin/website');

  const look = steps.find(({ kinds }) => kinds[0] === 'look');
  await page.getByRole('link', { name: new RegExp(`^${look?.title} ?${look?.text}`) }).click();
  await page.getByRole('button', { name: entryWords.edit }).click();
  await page.getByLabel(pictureWords.pick.first(logoWords.name)).setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(LOGO),
  });
  await expect(page.getByRole('button', { name: logoWords.remove })).toBeVisible();
  await expect(page.locator('canvas').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: entryForm.publish }).click();
  await expect(page.getByText(progress(2, steps.length))).toBeVisible(RENDERED);

  const context = await browser.newContext({ serviceWorkers: 'block' });
  const visitor = await context.newPage();
  await expect(async () => {
    await visitor.goto(site.url);
    await expect(visitor).toHaveTitle(new RegExp(ownFirm.name), { timeout: 1000 });
  }).toPass(RENDERED);
  const mark = visitor.getByRole('banner').locator('img').first();
  await expect(async () => {
    await visitor.goto(site.url);
    await expect(mark).toBeVisible({ timeout: 1000 });
  }).toPass(RENDERED);
  // Three times as wide as high, as it was drawn.
  await expect(mark).toHaveJSProperty('naturalWidth', 480);
  await expect(mark).toHaveJSProperty('naturalHeight', 160);
  for (const [place, name] of [
    ['link[rel="icon"]', 'href'],
    ['link[rel="apple-touch-icon"]', 'href'],
    ['meta[property="og:image"]', 'content'],
  ] as const) {
    const address = await visitor.locator(place).getAttribute(name);
    const { pathname } = new URL(address ?? '', site.url);
    const answer = await visitor.request.get(`${site.url}${pathname}`);
    expect([pathname, answer.headers()['content-type']]).toEqual([
      expect.stringMatching(/\.[0-9a-f]{8}\.(?:png|jpg)$/),
      expect.stringMatching(/^image\//),
    ]);
  }
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
  await expect(page.getByRole('banner').locator('img')).toHaveJSProperty('naturalWidth', 480);
  const office = await (await page.request.get('/admin/office.webmanifest')).json();
  expect(office).toMatchObject({ name: officeOf(ownFirm.name) });

  // The form has what the pages say until the firm has written its own.
  await page.goto('/admin/website?open=words/about');
  await page.getByRole('button', { name: entryWords.edit, exact: true }).click();
  await expect(page.getByLabel('Main heading')).toHaveValue(`About ${ownFirm.name}`);
  const typed = await page
    .getByRole('textbox')
    .evaluateAll((fields) => fields.map((field) => ('value' in field ? String(field.value) : '')));
  expect(typed.filter((text) => text.includes(business.name))).toEqual([]);
  const heading = 'Stone is what we do';
  await page.getByLabel('Main heading').fill(heading);
  await page.getByRole('button', { name: entryForm.publish }).click();
  await expect(async () => {
    const about = await page.request.get('/about');
    expect(await about.text()).toContain(heading);
  }).toPass(RENDERED);
  const { texts } = await publishedTexts(page);
  expect(texts).toEqual({ h1: heading });
});
