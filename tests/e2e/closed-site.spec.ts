import type { Page } from '@playwright/test';
import { requests } from '../../src/content/requests.ts';
import { thankYou } from '../../src/content/thank-you.ts';
import { expect, offline } from '../support/fixtures.ts';
import { installed, sendHero } from '../support/hero.ts';

/** Words by which a page says that the site may be closed before a request has gone. */
const MAY_CLOSE = /close the site|close this page|site closed/;

/** Everything that this page now says. */
const said = (page: Page) => page.evaluate(() => document.body.innerText);

/** Sends without a server, and follows what is said on every page that speaks of it. */
async function expectOnlyWhileOpen(page: Page): Promise<void> {
  await sendHero(page);
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(page.getByText(thankYou.waitingOnlyOpen)).toBeVisible();
  expect(await said(page)).not.toMatch(MAY_CLOSE);
  await page.goto(new URL('/requests', page.url()).href);
  await expect(page.getByText(requests.onlyWhileOpen)).toBeVisible();
  await expect(page.getByText(requests.pendingOnlyOpen)).toBeVisible();
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
    await expect(page.getByText(thankYou.states.waiting.text)).toBeVisible();
    await page.goto(new URL('/requests', page.url()).href);
    await expect(page.getByText(requests.states.pending.text)).toBeVisible();
    await expect(page.getByRole('button', { name: requests.buttons.notify })).toBeVisible();
    await expect(page.getByText(requests.onlyWhileOpen)).toHaveCount(0);
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
