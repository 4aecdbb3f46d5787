import type { Page } from '@playwright/test';
import { entryWords } from '../../src/content/admin/website/entry.ts';
import { entryForm } from '../../src/content/admin/website/form.ts';
import { fieldWords, switchWords } from '../../src/content/admin/website/kinds.ts';
import {
  builtPagePictureWords,
  openingPictureWords,
  pictureChanged,
} from '../../src/content/admin/website/pictures.ts';
import { entryStates, websiteScreen } from '../../src/content/admin/website/screen.ts';
import { builtServiceEntries } from '../../src/content/services/index.ts';
import { expectAccessible } from '../support/axe.ts';
import { offline } from '../support/fixtures.ts';
import { adminPartsKept } from '../support/hero.ts';
import { NETWORK_DOWN } from '../support/network-down.ts';
import { addPicture } from './admin-page-picture.ts';
import { expect, REFUSED, signedIn } from './admin-set-up.ts';

const test = offline.extend({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: async ({}, use) => use([NETWORK_DOWN, REFUSED]),
});

test.use({ viewport: { width: 390, height: 844 } });
test.setTimeout(360_000);

/** Pages are rendered by a process of its own, which a busy machine starts late. */
const RENDERED = { timeout: 120_000 };

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().press('Enter');

const SEEN = 'A wall that we have repointed';

test('home gets another opening picture on a phone, without signal too, and that of the build back by one press', async ({
  page,
  context,
  browser,
  site,
  watch,
}) => {
  const { title } = fieldWords.home;
  await signedIn(page, '/admin/website');
  await adminPartsKept(page);
  const open = () =>
    page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${title}`) })
      .press('Enter');
  await open();
  await press(page, entryWords.edit);
  await expect(page.getByText(openingPictureWords.text)).toBeVisible();
  await context.setOffline(true);
  await addPicture(page);
  await page.getByRole('textbox', { name: fieldWords.gallery.alt.label }).fill(SEEN);
  await press(page, entryForm.preview.show);
  await expect(page.getByText(pictureChanged)).toBeVisible();
  await expectAccessible(page);
  await press(page, entryForm.publish);
  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText(websiteScreen.counts.here(1));
  await context.setOffline(false);
  await expect(row).not.toContainText(websiteScreen.counts.here(1), RENDERED);
  await expect(row).toContainText(websiteScreen.counts.changed(1), RENDERED);

  const visiting = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' });
  const visitor = await visiting.newPage();
  watch(visitor);
  const own = visitor.getByRole('img', { name: SEEN });
  /** Opens home until it has the firm's own picture, or that of the build. */
  const shows = (isOwn: boolean) =>
    expect(async () => {
      await visitor.goto('/');
      await expect(own).toHaveCount(isOwn ? 1 : 0, { timeout: 1000 });
    }).toPass(RENDERED);
  await shows(true);
  await expect(own).toHaveCSS('object-position', '46% 50%');
  await expect(own).not.toHaveJSProperty('naturalWidth', 0);
  const [preload, ...others] = await visitor.locator('link[rel=preload][as=image]').all();
  expect(others).toEqual([]);
  const shown = own.locator('xpath=preceding-sibling::source');
  expect(await preload?.getAttribute('imagesrcset')).toMatch(
    /-480[.]avif 480w, .*-800[.]avif 800w, .*-900[.]avif 900w$/,
  );
  expect(await preload?.getAttribute('imagesrcset')).toBe(await shown.getAttribute('srcset'));
  const card = await visitor.locator('meta[property="og:image"]').getAttribute('content');
  const drawn = await visitor.request.get(new URL(card ?? '').pathname);
  expect(drawn.headers()['content-type']).toBe('image/jpeg');

  await open();
  await expect(page.getByText(SEEN)).toBeVisible();
  await press(page, `${entryWords.history.restore}: ${entryWords.history.original}`);
  await shows(false);
  await visiting.close();
});

test('a service of the build gets the firm’s own picture on a phone, keeps it when it is switched off and on, and gets that of the build back', async ({
  page,
  browser,
  site,
  watch,
}) => {
  const [service] = builtServiceEntries;
  if (!service) return;
  const { slug, label } = service;
  const path = `/services/${slug}`;

  await signedIn(page, '/admin/website?list=pages');
  await page.getByRole('main').getByRole('link', { name: label, exact: true }).press('Enter');
  await press(page, entryWords.edit);
  await expect(page.getByRole('heading', { name: label })).toBeVisible();
  await addPicture(page);
  await press(page, entryForm.publish);
  const seen = page.getByRole('textbox', { name: new RegExp(`^${fieldWords.gallery.alt.label}`) });
  await expect(seen).toHaveAccessibleDescription(new RegExp(entryForm.problems.noAlt));
  await expectAccessible(page);
  await seen.fill(SEEN);
  await press(page, entryForm.preview.show);
  await expect(page.getByText(pictureChanged)).toBeVisible();
  await press(page, entryForm.publish);
  const row = page.getByRole('listitem').filter({ hasText: label });
  await expect(row).toContainText(entryStates.live, RENDERED);

  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' });
  const visitor = await context.newPage();
  watch(visitor);
  const own = visitor.getByRole('img', { name: SEEN });
  const shown = visitor.locator(`main img[src^="/pictures/service-${slug}."]`);
  /** Opens the page until it has the firm's own picture, or that of the build. */
  const shows = (isOwn: boolean) =>
    expect(async () => {
      await visitor.goto(path);
      await expect(shown.first()).toBeVisible({ timeout: 1000 });
      await expect(own).toHaveCount(isOwn ? 1 : 0, { timeout: 1000 });
    }).toPass(RENDERED);
  await shows(true);
  await expect(own).toHaveCSS('object-position', '46% 50%');
  await expect(own).not.toHaveJSProperty('naturalWidth', 0);
  const card = await visitor.locator('meta[property="og:image"]').getAttribute('content');
  const { pathname } = new URL(card ?? '');
  expect(pathname).toContain(`/share/service-${slug}.`);
  const drawn = await visitor.request.get(pathname);
  expect(drawn.headers()['content-type']).toBe('image/jpeg');
  const source = (await own.getAttribute('src')) ?? '';
  const [file = ''] = source.split('-').slice(0, -1).join('-').split('/').slice(-1);
  expect(await (await visitor.request.get('/sitemap-images.xml')).text()).toContain(file);
  await visitor.goto('/services');
  const listed = visitor.locator(`main img[src*="${file}-"]`);
  await listed.scrollIntoViewIfNeeded();
  await expect(listed).toHaveCSS('object-position', '46% 50%');
  await expect(listed).not.toHaveJSProperty('naturalWidth', 0);

  const onSite = page.getByRole('switch', { name: switchWords.label(label) });
  for (const isOn of [false, true]) {
    await onSite.press('Space');
    await expect(onSite).toBeChecked({ checked: isOn });
    await expect(onSite).toBeEnabled();
  }
  await page.getByRole('main').getByRole('link', { name: label, exact: true }).press('Enter');
  await expect(page.getByText(SEEN)).toBeVisible();
  await expectAccessible(page);
  await press(page, entryWords.edit);
  await press(page, builtPagePictureWords.remove);
  await press(page, entryForm.preview.show);
  await expect(page.getByText(builtPagePictureWords.removed)).toBeVisible();
  await press(page, entryForm.publish);
  await shows(false);

  await page.getByRole('main').getByRole('link', { name: label, exact: true }).press('Enter');
  const { restore, original } = entryWords.history;
  await press(page, new RegExp(`^${restore}: (?!${original})`));
  await shows(true);
  await press(page, `${restore}: ${original}`);
  await shows(false);
  await context.close();
});
