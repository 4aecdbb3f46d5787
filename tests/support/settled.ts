import { expect, type Page } from '@playwright/test';

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
