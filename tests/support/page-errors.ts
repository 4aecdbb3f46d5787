import type { Page } from '@playwright/test';

/** Lets an error go uncaught, as a fault of the page would. */
export function fail(page: Page, message: string): Promise<void> {
  return page.evaluate((text) => {
    setTimeout(() => {
      throw new TypeError(text);
    });
  }, message);
}

/** Shows the panel with this browser's errors, as the owner has it. */
export async function adminMode(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('admin-mode', 'true'));
}
