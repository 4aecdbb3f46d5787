import type { Page } from '@playwright/test';
import { expect, offline } from '../support/fixtures.ts';
import { alive } from '../support/forms.ts';
import type { Site } from '../support/site.ts';
import { area } from '../support/entries.ts';

offline.use({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } });

const strip = (page: Page) =>
  page
    .locator('header')
    .locator('[aria-hidden]')
    .filter({ hasText: /Our server cannot be reached just now|Server not reached/ });

/** Takes the server away and lets the page notice. */
async function cutOff(page: Page, site: Site): Promise<void> {
  await site.down();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(strip(page)).toBeVisible();
}

/** Pixels from the lower edge of the strip to the upper edge of the words that a selector names. */
const roomAbove = (page: Page, selector: string) =>
  page.evaluate(
    ([words = '', said = '']) => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector(words) ?? document.body);
      const hidden = [...document.querySelectorAll('header [aria-hidden]')];
      const lower = hidden.find(({ textContent }) => textContent.includes(said));
      return (
        range.getBoundingClientRect().top - (lower?.getBoundingClientRect().bottom ?? Infinity)
      );
    },
    [selector, 'erver'],
  );

for (const path of ['/', '/services', '/search', '/quote', area.href]) {
  offline(`what is said of the network lies over no heading of ${path}`, async ({ page, site }) => {
    await page.clock.install();
    await page.goto(path);
    await alive(page);
    await cutOff(page, site);
    await expect.poll(() => roomAbove(page, 'h1')).toBeGreaterThanOrEqual(0);
    await page.clock.runFor(10_000);
    await expect(strip(page)).toHaveText('Server not reached');
    await expect.poll(() => roomAbove(page, 'h1')).toBeGreaterThanOrEqual(0);
  });
}

offline(
  'a heading that is gone to stands below what is said of the network',
  async ({ page, site }) => {
    await page.goto('/privacy-policy');
    await alive(page);
    await cutOff(page, site);
    const link = page.locator('main a[href^="#"]').nth(3);
    const id = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page.locator(id)).toBeInViewport();
    await expect.poll(() => roomAbove(page, `${id} h2, h2${id}`)).toBeGreaterThanOrEqual(0);
    await expect.poll(() => roomAbove(page, `${id} h2, h2${id}`)).toBeLessThan(120);
  },
);

offline(
  'that the server answers again is told apart from a signal that is back',
  async ({ page, site }) => {
    await page.goto('/about');
    await alive(page);
    await cutOff(page, site);
    await site.up();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByText('Our server answers again.').first()).toBeAttached();
    await expect(page.getByText('Back in range.')).toHaveCount(0);
  },
);
