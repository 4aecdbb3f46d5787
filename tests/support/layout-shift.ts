import type { Page } from '@playwright/test';

/** Counts the layout shifts (Layout Instability API) of the pages opened from now on. */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'shifted', 0);
    new PerformanceObserver((list) => {
      const values = list.getEntries().map((entry) => Number(Reflect.get(entry, 'value')));
      const before = Number(Reflect.get(globalThis, 'shifted'));
      Reflect.set(
        globalThis,
        'shifted',
        values.reduce((sum, value) => sum + value, before),
      );
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The cumulative layout shift so far, as it is reported: two places. */
export async function shifted(page: Page): Promise<string> {
  const sum = await page.evaluate(() => Number(Reflect.get(globalThis, 'shifted')));
  return sum.toFixed(2);
}
