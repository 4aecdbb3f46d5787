import type { Page } from '@playwright/test';
import { paths } from '../../../src/contract/paths.ts';
import { cachedLeads } from '../../support/cached-leads.ts';
import { leave } from '../../support/leave.ts';
import { NETWORK_DOWN } from '../../support/network-down.ts';
import { plainPicture, sendPhoto } from '../../support/photos.ts';
import { expect, REFUSED, rows, signedIn, test as base } from '../admin-set-up.ts';

const test = base.extend({ expectedErrors: async ({}, use) => use([NETWORK_DOWN, REFUSED]) });

/** Counts how often a page asks whether the copy is still the one it began to write. */
async function countLooks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const original = IDBObjectStore.prototype.get;
    Reflect.set(globalThis, 'looks', 0);
    IDBObjectStore.prototype.get = function get(key) {
      if (key === 'epoch') Reflect.set(globalThis, 'looks', Reflect.get(globalThis, 'looks') + 1);
      return original.call(this, key);
    };
  });
  return () => page.evaluate(() => Number(Reflect.get(globalThis, 'looks')));
}

test('a hidden tab that has the leads on their way writes none of them once the owner has signed out in another', async ({
  page,
  context,
  watch,
  site,
}) => {
  await leave(site, { name: 'Mary Neill' });
  await signedIn(page, '/admin/leads');
  await expect.poll(() => cachedLeads(page)).toBe(1);

  const hidden = await context.newPage();
  watch(hidden);
  const looks = await countLooks(hidden);
  const answered = Promise.withResolvers<void>();
  const signedOut = Promise.withResolvers<void>();
  await hidden.route(`**${paths.adminLeadsCache}`, async (route) => {
    const response = await route.fetch();
    answered.resolve();
    await signedOut.promise;
    await route.fulfill({ response });
  });
  await hidden.goto('/admin/leads');
  await answered.promise;
  await hidden.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    Object.defineProperty(document, 'hidden', { get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  await expect.poll(() => cachedLeads(page)).toBe(0);
  const before = await looks();
  signedOut.resolve();
  await expect.poll(looks).toBeGreaterThan(before);
  expect(await cachedLeads(hidden)).toBe(0);
});

test('after signing out no photograph is left in the browser’s cache', async ({ page, site }) => {
  const lead = await leave(site, { name: 'Mary Neill', photoCount: 1 });
  await sendPhoto(site, lead, { bytes: await plainPicture(640, 480), position: 0 });
  await signedIn(page, '/admin/leads');
  const thumbnail = rows(page).locator('img');
  await expect
    .poll(() => thumbnail.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  const address = await thumbnail.evaluate((img: HTMLImageElement) => img.currentSrc);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  const isCached = (url: string) =>
    page.evaluate(async (asked) => {
      const init = { cache: 'only-if-cached', mode: 'same-origin' } as const;
      const found = await fetch(asked, init).catch(() => null);
      return found?.ok === true || (await caches.match(asked)) !== undefined;
    }, url);
  // What may stay shows that the question is answered rightly.
  const script = await page.evaluate(
    () => performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.js'))?.name,
  );
  expect(await isCached(script ?? 'no script')).toBe(true);
  expect(await isCached(address)).toBe(false);
});
