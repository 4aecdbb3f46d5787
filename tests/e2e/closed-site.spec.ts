import type { Page } from '@playwright/test';
import { requests } from '../../src/content/requests.ts';
import { prospectOf } from '../../src/contract/waiting.ts';
import { waitingWords } from '../../src/content/waiting.ts';
import { expect, offline } from '../support/fixtures.ts';
import { installed, sendHero } from '../support/hero.ts';

/** Words by which a page says that the site may be closed before a request has gone. */
const MAY_CLOSE = /close the site|close this page|site closed/;

const phone = { isWebKit: false, isInstalled: false, isStorageKept: true, lastVisitAt: null };
const woken = waitingWords(prospectOf({ ...phone, wakesWorker: true }, 0));
const onlyOpen = waitingWords(prospectOf({ ...phone, wakesWorker: false }, 0));

/** Everything that this page now says. */
const said = (page: Page) => page.evaluate(() => document.body.innerText);

/** Sends without a server, and follows what is said on every page that speaks of it. */
async function expectOnlyWhileOpen(page: Page): Promise<void> {
  await sendHero(page);
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(page.getByText(onlyOpen.confirmation)).toBeVisible();
  expect(await said(page)).not.toMatch(MAY_CLOSE);
  await page.goto(new URL('/requests', page.url()).href);
  await expect(page.getByText(onlyOpen.note)).toBeVisible();
  await expect(page.getByText(onlyOpen.card)).toBeVisible();
  // An open page that nobody looks at can tell as well.
  await expect(page.getByRole('button', { name: requests.buttons.notify })).toBeVisible();
  expect(await said(page)).not.toMatch(MAY_CLOSE);
}

offline(
  'a browser that wakes the worker says that the site may be closed, on every page alike',
  async ({ openTab, site }) => {
    const page = await openTab('/');
    await installed(page);
    await site.down();
    await sendHero(page);
    await expect(page.getByText(woken.confirmation)).toBeVisible();
    await page.goto(new URL('/requests', page.url()).href);
    await expect(page.getByText(woken.card)).toBeVisible();
    await expect(page.getByRole('button', { name: requests.buttons.notify })).toBeVisible();
    await expect(page.getByText(onlyOpen.note)).toHaveCount(0);
  },
);

offline(
  'a browser without Background Sync never says that the site may be closed',
  async ({ openTab, site }) => {
    const page = await openTab();
    await page.addInitScript(() => {
      Reflect.deleteProperty(globalThis, 'SyncManager');
      Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
    });
    await page.goto(site.url);
    await installed(page);
    await site.down();
    await expectOnlyWhileOpen(page);
  },
);

offline.describe('a browser whose visitor has switched Background Sync off', () => {
  offline.use({ siteSettings: { background_sync: 'block' } });

  offline('never says that the site may be closed', async ({ openTab, site }) => {
    const page = await openTab('/');
    await installed(page);
    await site.down();
    await expectOnlyWhileOpen(page);
  });
});
