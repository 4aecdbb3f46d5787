import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { install } from '../../src/content/install.ts';
import { requests } from '../../src/content/requests.ts';
import { prospectOf } from '../../src/contract/waiting.ts';
import { blockOf, capsulesIn } from '../../src/contract/capsule/block.ts';
import { capsuleOfParts, readQrPart } from '../../src/contract/capsule/qr.ts';
import { waitingWays } from '../../src/content/waiting-ways.ts';
import { waitingWords } from '../../src/content/waiting.ts';
import { expect, offline } from '../support/fixtures.ts';
import { expectAccessible } from '../support/axe.ts';
import { bringMessage } from '../support/bring-message.ts';
import { installed, sendHero, visitor } from '../support/hero.ts';
import { readQr } from '../support/qr-screenshot.ts';

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

offline(
  'an iPhone names the day after which it may forget, and offers a way out of it in this order',
  async ({ openTab, site }) => {
    const page = await openTab();
    await page.addInitScript(() => {
      Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
      Reflect.defineProperty(navigator, 'standalone', { value: false });
      Reflect.defineProperty(navigator, 'userAgent', {
        value: 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/26.0 Mobile Safari/604.1',
      });
    });
    await page.goto(site.url);
    await installed(page);
    await site.down();
    await sendHero(page);
    await expect(page.getByText(/may forget it after .+, unless/).first()).toBeVisible();
    const ways = page.getByRole('region', { name: waitingWays.heading });
    await expect(ways.locator('button, a')).toHaveText([
      waitingWays.homeScreen.label,
      waitingWays.remind.label,
      waitingWays.handOver.mail,
      waitingWays.handOver.messages,
      waitingWays.handOver.code,
    ]);
    await ways.getByRole('button', { name: waitingWays.homeScreen.label }).click();
    await expect(ways.getByText(install.iphone.steps[1].text)).toBeVisible();
    const downloaded = page.waitForEvent('download');
    await ways.getByRole('button', { name: waitingWays.remind.label }).click();
    const reminder = await readFile(await (await downloaded).path(), 'utf8');
    expect(reminder).toContain('BEGIN:VALARM');
    expect(reminder).toContain(`URL:${site.url}/requests`);
    expect(reminder).not.toContain(visitor.name);
    const mail = await ways
      .getByRole('link', { name: waitingWays.handOver.mail })
      .getAttribute('href');
    expect(decodeURIComponent(mail ?? '')).toContain(visitor.name);
    expect(capsulesIn(decodeURIComponent(mail ?? ''))).toHaveLength(1);
    await ways.getByRole('button', { name: waitingWays.handOver.code }).click();
    const code = ways.getByRole('img', { name: waitingWays.handOver.codeOf(1, 1) });
    await expect(code).toBeVisible();
    await expectAccessible(page);
    // The owner's phone sees the screen, as pixels.
    const part = readQrPart((await readQr(await page.screenshot({ fullPage: true }))) ?? '');
    expect(part).not.toBeNull();
    await page.close();
    await site.up();
    const office = { url: site.url, cookie: await site.signIn() };
    const block = blockOf(await capsuleOfParts(part === null ? [] : [part]));
    const [brought] = await bringMessage(office, 'scanned', block);
    expect(brought?.outcome).toBe('stored');
    const { name, email, phone } = visitor;
    expect(await site.inbox()).toMatchObject([{ id: brought?.id, name, email, phone }]);
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
