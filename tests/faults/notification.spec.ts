import { expect, offline } from '../support/fixtures.ts';
import { allowNotifications, askToBeTold, delivered } from '../support/notifications.ts';
import { backInRange } from '../support/signal.ts';

offline(
  'nothing is notified while a page is there to show the delivery',
  async ({ site, browserProcess, openTab }) => {
    const context = browserProcess.context();
    await allowNotifications(context, site);
    const page = await openTab('/');
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
  },
);
