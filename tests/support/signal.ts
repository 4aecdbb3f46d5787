import type { BrowserContext, Page } from '@playwright/test';
import type { Site } from './site.ts';

/** Takes the signal away: nothing answers, and the browser itself knows that it has no network. */
export async function outOfRange(context: BrowserContext, site: Site): Promise<void> {
  await site.down();
  await context.setOffline(true);
}

/** Brings the signal back, upon which the browser wakes the worker. */
export async function backInRange(context: BrowserContext, site: Site): Promise<void> {
  await site.up();
  await context.setOffline(false);
}

/** Tells a page what a browser tells it when there is a network again. */
export function hearsOnline(page: Page): Promise<boolean> {
  return page.evaluate(() => dispatchEvent(new Event('online')));
}
