import type { BrowserContext, Page, Worker } from '@playwright/test';
import { BrowserProcess } from '../support/browser-process.ts';
import { expect, NETWORK_DOWN, reading, test } from '../support/fixtures.ts';
import { installed, sendHero, visitor } from '../support/hero.ts';
import { rowsOfEveryState, showRequests } from '../support/outbox-rows.ts';
import type { Site } from '../support/site.ts';

const WISH = 'Tell me when it is delivered';
const PROMISE = 'We will tell you here when it is delivered, even with the site closed.';
const REFUSED = 'Notifications are switched off for this site in your browser.';

/** Allows what the visitor is asked for; granting withdraws everything that is not named. */
async function allowNotifications(context: BrowserContext, site: Site): Promise<void> {
  await context.grantPermissions(['notifications', 'background-sync'], { origin: site.url });
}

/** Sends a lead without signal and asks, on My requests, to be told of its delivery. */
async function askToBeTold(page: Page, site: Site): Promise<void> {
  await page.goto(site.url);
  await installed(page);
  await site.down();
  await page.context().setOffline(true);
  await page.reload();
  await sendHero(page);
  await page.getByRole('link', { name: '1 request waiting to be sent' }).click();
  await page.getByRole('button', { name: WISH }).click();
  await expect(page.getByRole('listitem').getByText(PROMISE)).toBeVisible();
  await expect(page.getByRole('button', { name: WISH })).toHaveCount(0);
}

/** Brings the signal back. */
async function backInRange(context: BrowserContext, site: Site): Promise<void> {
  await site.up();
  await context.setOffline(false);
}

/** Waits until the one lead has been delivered; its receipt. */
async function delivered(site: Site): Promise<string> {
  await expect.poll(async () => (await site.inbox()).length, { timeout: 30_000 }).toBe(1);
  const [lead] = await site.inbox();
  if (!lead) throw new Error('the inbox is empty');
  return lead.receipt;
}

async function workerOf(context: BrowserContext): Promise<Worker> {
  return context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
}

/** What lies in the device's list of notifications for this site, as its worker sees it. */
async function notifications(context: BrowserContext) {
  const worker = await workerOf(context);
  return worker.evaluate(async () => {
    const shown: Notification[] = await Reflect.get(globalThis, 'registration').getNotifications();
    return shown.map(({ title, body, lang }) => ({ title, body, lang }));
  });
}

/**
 * Presses the notification as the device would; which page the worker brings to the visitor. The
 * browser lets a worker open or focus a page after a real press only, so these two are recorded.
 */
async function pressNotification(context: BrowserContext): Promise<readonly string[]> {
  const worker = await workerOf(context);
  return worker.evaluate(async () => {
    const brought: string[] = [];
    const record = (type: string, method: string, what: (self: unknown, url: string) => string) =>
      Object.defineProperty(Reflect.get(globalThis, type).prototype, method, {
        configurable: true,
        async value(this: unknown, url: string) {
          brought.push(what(this, url));
        },
      });
    record('Clients', 'openWindow', (_self, url) => `opens ${url}`);
    record('WindowClient', 'focus', (self) => {
      const url = String(Reflect.get(Object(self), 'url'));
      return `focuses ${new URL(url).pathname}`;
    });
    const [notification] = await Reflect.get(globalThis, 'registration').getNotifications();
    const PressEvent = Reflect.get(globalThis, 'NotificationEvent');
    const press = new PressEvent('notificationclick', { notification });
    const work: Promise<unknown>[] = [];
    press.waitUntil = (promise: Promise<unknown>) => work.push(promise);
    dispatchEvent(press);
    await Promise.all(work);
    return brought;
  });
}

test('who asked to be told hears of the delivery once, with the site closed, and nothing personal in it', async ({
  site,
  watch,
  expectedErrors,
}) => {
  test.setTimeout(120_000);
  expectedErrors.push(NETWORK_DOWN);
  const browser = await BrowserProcess.start();
  try {
    const context = browser.context();
    await allowNotifications(context, site);
    const page = await context.newPage();
    watch(page);
    await askToBeTold(page, site);
    await context.newPage();
    await page.close();
    await backInRange(context, site);
    const receipt = await delivered(site);
    await expect.poll(() => notifications(context)).toHaveLength(1);
    const [shown] = await notifications(context);
    expect(shown).toEqual({
      title: 'Request delivered',
      body: `Ashlar & Sons has it. Receipt ${receipt}.`,
      lang: 'en-AU',
    });
    for (const trace of [visitor.name, visitor.phone, visitor.email, visitor.message]) {
      expect(JSON.stringify(shown)).not.toContain(trace);
    }

    expect(await pressNotification(context)).toEqual(['opens /requests']);
    await expect.poll(() => notifications(context)).toEqual([]);
    const opened = await context.newPage();
    watch(opened);
    await opened.goto(`${site.url}/requests`);
    await expect(opened.getByText(receipt)).toBeVisible();
    const worker = await workerOf(context);
    await worker.evaluate(() =>
      Reflect.get(globalThis, 'registration').showNotification('Request delivered'),
    );
    expect(await pressNotification(context)).toEqual(['focuses /requests']);
  } finally {
    await browser.remove();
  }
});

test('nothing is notified while a page is there to show the delivery', async ({
  site,
  watch,
  expectedErrors,
}) => {
  test.setTimeout(120_000);
  expectedErrors.push(NETWORK_DOWN);
  const browser = await BrowserProcess.start();
  try {
    const context = browser.context();
    await allowNotifications(context, site);
    const page = await context.newPage();
    watch(page);
    await askToBeTold(page, site);
    // Kept on the phone, shown by the browser itself, and no script in it: the worker alone delivers.
    await page.goto(`${site.url}/pictures.json`);
    expect(await page.locator('script').count()).toBe(0);
    await backInRange(context, site);
    await delivered(site);
    // The worker's part is done when the browser has no sync left to call it for.
    const left = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        const shown = await registration.getNotifications();
        return { tags: await Reflect.get(registration, 'sync').getTags(), shown: shown.length };
      });
    await expect.poll(left, { timeout: 30_000 }).toEqual({ tags: [], shown: 0 });
    await page.goto(`${site.url}/requests`);
    await expect(page.getByText('We have it.', { exact: false })).toBeVisible();
  } finally {
    await browser.remove();
  }
});

reading('a refusal is respected: said in words, and nobody asks again', async ({ page }) => {
  let asked = 0;
  await page.exposeFunction('noteAsked', () => {
    asked += 1;
  });
  await page.addInitScript(() => {
    const ask = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = () => {
      void Reflect.get(globalThis, 'noteAsked')();
      return ask();
    };
  });
  // Held, which nothing but the visitor's hand or the next day sends.
  const held = rowsOfEveryState().filter(({ state }) => state === 'paused');
  await showRequests(page, held);
  // Without a person to answer, this browser refuses.
  await page.getByRole('button', { name: WISH }).click();
  const said = page.getByRole('listitem').getByText(REFUSED);
  await expect(said).toBeVisible();
  await expect(page.getByRole('button', { name: WISH })).toHaveCount(0);
  await page.reload();
  await expect(said).toBeVisible();
  await expect(page.getByRole('button', { name: WISH })).toHaveCount(0);
  expect(asked).toBe(1);
});

reading('where the browser knows no notifications none is offered', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'Notification');
  });
  const rows = rowsOfEveryState();
  await showRequests(page, rows);
  await expect(page.getByRole('button', { name: WISH })).toHaveCount(0);
  await expect(page.getByText(REFUSED)).toHaveCount(0);
});
