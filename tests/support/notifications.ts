import { expect, type BrowserContext, type Page, type Worker } from '@playwright/test';
import { installed, sendHero } from './hero.ts';
import { outOfRange } from './signal.ts';
import type { Site } from './site.ts';

export const WISH = 'Tell me when it is delivered';
const PROMISES = {
  closed: 'We will tell you here when it is delivered, even with the site closed.',
  open: 'We will tell you here when it is delivered, as long as the site stays open.',
};
export const REFUSED = 'Notifications are switched off for this site in your browser.';

/** Allows what the visitor is asked for; granting withdraws everything that is not named. */
export async function allowNotifications(context: BrowserContext, site: Site): Promise<void> {
  await context.grantPermissions(['notifications', 'background-sync'], { origin: site.url });
}

/** From the open site, sends a lead without signal and asks, on My requests, to be notified of its delivery. */
export async function askToBeTold(
  page: Page,
  site: Site,
  sends: keyof typeof PROMISES = 'closed',
): Promise<void> {
  await installed(page);
  await outOfRange(page.context(), site);
  await page.reload();
  await sendHero(page);
  // Where the form leads of itself: who goes on before that is led there anyway.
  await expect(page).toHaveURL(/\/thank-you$/);
  await page.getByRole('link', { name: '1 request waiting to be sent' }).click();
  await page.getByRole('button', { name: WISH }).click();
  await expect(page.getByRole('listitem').getByText(PROMISES[sends])).toBeVisible();
  await expect(page.getByRole('button', { name: WISH })).toHaveCount(0);
}

/** Waits until the one lead has been delivered; its receipt. */
export async function delivered(site: Site): Promise<string> {
  await expect.poll(async () => (await site.inbox()).length, { timeout: 30_000 }).toBe(1);
  const [lead] = await site.inbox();
  if (!lead) throw new Error('the inbox is empty');
  return lead.receipt;
}

export async function workerOf(context: BrowserContext): Promise<Worker> {
  return context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
}

/** What lies in the device's list of notifications for this site, as its worker sees it. */
export async function notifications(context: BrowserContext) {
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
export async function pressNotification(context: BrowserContext): Promise<readonly string[]> {
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
