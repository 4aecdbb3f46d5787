import type { Page } from '@playwright/test';

/** Watches from the first frame on how often a part of the page is seen to appear. */
export async function watchFor(page: Page, selector: string): Promise<void> {
  await page.addInitScript((part) => {
    let shown = false;
    Reflect.set(globalThis, 'timesSeen', 0);
    const look = () => {
      const now =
        document.querySelector(part)?.checkVisibility({ visibilityProperty: true }) === true;
      if (now && !shown)
        Reflect.set(globalThis, 'timesSeen', Reflect.get(globalThis, 'timesSeen') + 1);
      shown = now;
      requestAnimationFrame(look);
    };
    look();
  }, selector);
}

/** How often the part has appeared so far. */
export function timesSeen(page: Page): Promise<number> {
  return page.evaluate(() => Number(Reflect.get(globalThis, 'timesSeen')));
}
