import { devices, type Browser, type Page } from '@playwright/test';
import { z } from 'zod';
import { openForm } from '../../../tests/support/forms.ts';

const TEXT = 'The parapet on the street side leans out over the path.';
/** The browser does not report events shorter than this, in ms (Event Timing, W3C). */
const SHORTEST_MS = 16;

/**
 * Interaction to Next Paint while one types into a form: of each round the letter that took
 * longest to be seen, in ms; rounds in which none took 16 ms count as that.
 */
export async function measureTyping(
  browser: Browser,
  origin: string,
  slowdown: number,
  rounds: number,
): Promise<number[]> {
  const longest: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({
      ...devices['Pixel 7'],
      locale: 'en-AU',
      serviceWorkers: 'block',
    });
    try {
      longest.push(await typeOnce(await context.newPage(), origin, slowdown));
    } finally {
      await context.close();
    }
  }
  return longest;
}

async function typeOnce(page: Page, origin: string, slowdown: number): Promise<number> {
  await page.addInitScript(watchTyping, SHORTEST_MS);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const form = await openForm(page, `${origin}/quote`, '#quote-form');
  await form.locator('textarea').first().pressSequentially(TEXT);
  const found = await page.evaluate(() => Reflect.get(globalThis, 'longestLetter'));
  return z.number().parse(found);
}

/** Runs in the page before its own script. */
function watchTyping(shortest: number): void {
  Reflect.set(globalThis, 'longestLetter', shortest);
  // Not among TypeScript's own options yet.
  const options = { type: 'event', durationThreshold: shortest };
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (!name.startsWith('key') && name !== 'input') continue;
      const longest = Number(Reflect.get(globalThis, 'longestLetter'));
      Reflect.set(globalThis, 'longestLetter', Math.max(longest, duration));
    }
  }).observe(options);
}
