import type { Page } from '@playwright/test';
import { business } from '../../src/content/business.ts';
import { builtGallery } from '../../src/content/gallery.ts';
import { notFound } from '../../src/content/not-found.ts';
import { projectTexts } from '../../src/content/projects/entries.ts';
import { serviceEntries, serviceHref } from '../../src/content/services/index.ts';
import { alive } from '../support/forms.ts';
import { expect, offline as test } from '../support/fixtures.ts';
import { installed, partsKept } from '../support/hero.ts';
import { ownFirm } from '../support/own-firm.ts';
import { publisher } from '../support/publishing.ts';

test.skip(!business.isSample, 'the build is a firm’s own');
test.setTimeout(180_000);

/** Long enough for a server that replaces itself, and for a phone that fetches everything again. */
const SOON = { timeout: 40_000 };

/** Files on the phone in which words stand. Those of the publication before are kept for pages that are still open. */
const keptWith = (page: Page, words: string, isBack = false) =>
  page.evaluate(
    async ([wanted, isBack]) => {
      const found: string[] = [];
      for (const name of await caches.keys()) {
        if (name.startsWith('published-files-') && isBack) continue;
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const kept = await cache.match(request);
          const isText = /text|javascript|json/.test(kept?.headers.get('content-type') ?? '');
          if (kept && isText && (await kept.text()).includes(wanted)) found.push(request.url);
        }
      }
      return found;
    },
    [words, isBack] as const,
  );

/** Whether the browser finds another version of the app, once the server has replaced itself. */
async function hasNewVersion(page: Page): Promise<boolean> {
  let isNew = false;
  await expect(async () => {
    isNew = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      return registration.installing !== null || registration.waiting !== null;
    });
  }).toPass(SOON);
  return isNew;
}

test('a phone with the site on it has nothing of the sample left, without a new version of the app, and all of it once the name is taken back', async ({
  page,
  site,
}) => {
  await page.goto('/');
  await installed(page);
  await partsKept(page);
  expect(await keptWith(page, business.phone.display)).not.toEqual([]);

  const { publishFirm, withdrawFirm } = await publisher(site);
  const firm = await publishFirm();
  await expect(async () => {
    await page.goto('/');
    // In between, what is fetched again is not there at all.
    await partsKept(page);
    expect(await keptWith(page, business.phone.display)).toEqual([]);
  }).toPass(SOON);
  expect(await hasNewVersion(page)).toBe(false);
  await page.reload();
  await alive(page);
  await expect(page).toHaveTitle(new RegExp(ownFirm.name));

  await withdrawFirm(firm);
  await expect(async () => {
    await page.goto('/');
    await partsKept(page);
    expect(await keptWith(page, ownFirm.name, true)).toEqual([]);
  }).toPass(SOON);
  expect(await hasNewVersion(page)).toBe(false);
  await site.down();
  for (const [path, words] of [
    ['/', builtGallery[0]?.caption],
    ['/projects', projectTexts[0]?.title],
    ['/contact', business.phone.display],
  ] as const) {
    await page.goto(path);
    await alive(page);
    await expect(
      page
        .locator('main')
        .getByText(words ?? '')
        .first(),
    ).toBeVisible();
  }
});

test('a phone that comes once a firm has switched a service off keeps the site, and not that page', async ({
  page,
  site,
}) => {
  const slug = serviceEntries[0]?.slug ?? '';
  const { publishFirm, switchOff } = await publisher(site);
  await publishFirm();
  await site.restarted();
  await switchOff('service', slug);
  await page.goto('/');
  await installed(page);
  await site.down();
  await page.goto('/contact');
  await alive(page);
  await expect(page).toHaveTitle(new RegExp(ownFirm.name));
  await page.goto(serviceHref(slug));
  await alive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.h1);
});
