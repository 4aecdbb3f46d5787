import { expect, type Locator, type Page } from '@playwright/test';

/** A line of 50 kB/s with 400 ms of latency, and a phone's processor. */
export async function slowDown(page: Page): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** From now on every page notes when its main part is without content. */
export async function watchMain(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'emptied', 0);
    let wasFull = false;
    new MutationObserver(() => {
      const main = document.querySelector('main');
      if (!main) return;
      const isFull = main.childElementCount > 0;
      if (wasFull && !isFull) {
        Reflect.set(globalThis, 'emptied', Number(Reflect.get(globalThis, 'emptied')) + 1);
      }
      wasFull = isFull;
    }).observe(document, { childList: true, subtree: true });
  });
}

/** The page was never without content, from its opening until now. */
export async function expectNeverEmpty(page: Page): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(globalThis, 'emptied'))).toBe(0);
  await expect(page.locator('main > *').first()).toBeAttached();
}

/** The page has come to rest with an element just under the bar. */
export async function expectStopsAt(target: Locator): Promise<void> {
  await expect
    .poll(() =>
      target.evaluate((element) => {
        const margin = parseFloat(getComputedStyle(element).scrollMarginTop);
        const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
        return Math.abs(element.getBoundingClientRect().top - margin - padding) <= 1;
      }),
    )
    .toBe(true);
}
