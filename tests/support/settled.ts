import { expect, type Page } from '@playwright/test';
import { LATER_MARK } from '../../src/components/page-load.ts';

/** Waits until a page that is alive asks for nothing more by itself. */
export async function settled(page: Page): Promise<void> {
  const asked = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  let before = -1;
  await expect
    .poll(
      async () => {
        const now = await asked();
        const same = now === before;
        before = now;
        return same;
      },
      { intervals: [500] },
    )
    .toBe(true);
}

/** Waits until every part of a page has its place: a new page lays out what is near the screen first. */
export async function laidOut(page: Page): Promise<void> {
  await page.locator(`:root:not([${LATER_MARK}])`).waitFor({ state: 'attached' });
}
