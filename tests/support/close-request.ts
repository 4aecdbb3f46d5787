import type { Page } from '@playwright/test';

/** Keeps the page's close watchers, the browser's own, so that a story can make its request. */
export async function watchCloseRequests(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const Native = window.CloseWatcher;
    if (!Native) throw new Error('this browser has no close watchers');
    class Kept extends Native {
      constructor() {
        super();
        Reflect.set(window, 'newestWatcher', this);
      }
    }
    Reflect.set(window, 'CloseWatcher', Kept);
  });
}

/** What Android's back gesture comes to: the request that the newest of what is open closes. */
export async function requestClose(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.get(window, 'newestWatcher').requestClose());
}
