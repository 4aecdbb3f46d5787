import type { Locator, Page } from '@playwright/test';
import { expect, offline } from '../../support/fixtures.ts';
import { alive } from '../../support/forms.ts';
import { network } from '../../../src/content/shell.ts';
import type { Site } from '../../support/site.ts';
import { area } from '../../support/entries.ts';
import { visitor } from '../../support/hero.ts';

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

/** Pixels from the lower edge of the strip to the first words below the bar. */
const roomAboveWords = (page: Page) =>
  page.evaluate(() => {
    const hidden = [...document.querySelectorAll('header [aria-hidden]')];
    const lower = hidden.find(({ textContent }) => textContent.includes('erver'));
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const tops: number[] = [];
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('header, script, style, [aria-label="Skip links"]')) continue;
      const { lineHeight, fontSize } = getComputedStyle(parent);
      // A line is higher than its letters.
      const leading = (parseFloat(lineHeight) - parseFloat(fontSize)) / 2 || 0;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { top, height } = range.getBoundingClientRect();
      if (height > 1 && top >= 0 && node.textContent?.trim()) tops.push(top + leading);
    }
    return Math.min(...tops) - (lower?.getBoundingClientRect().bottom ?? Infinity);
  });

/** How far down the page an element stands once everything has been laid out that is in the page. */
const topOf = (element: Locator) =>
  element.evaluate(async (there) => {
    await new Promise((resolve) => new ResizeObserver(resolve).observe(there));
    return there.getBoundingClientRect().top + scrollY;
  });

/** How far below the upper edge of a form an element of it stands, at one moment. */
const depthIn = async (form: Locator, element: Locator) =>
  element.evaluate(
    (there, whole) => {
      const top = whole?.getBoundingClientRect().top ?? Number.NaN;
      return Math.round(there.getBoundingClientRect().top - top);
    },
    await form.elementHandle(),
  );

for (const path of ['/', '/services', '/search', '/quote', area.href]) {
  offline(`what is said of the network lies over no words of ${path}`, async ({ page, site }) => {
    await page.clock.install();
    await page.goto(path);
    await alive(page);
    await cutOff(page, site);
    // Before it folds by itself, which takes longer.
    await expect.poll(() => roomAboveWords(page), { timeout: 3000 }).toBeGreaterThanOrEqual(0);
    await page.clock.runFor(10_000);
    await expect(strip(page)).toHaveText('Server not reached');
    await expect.poll(() => roomAboveWords(page)).toBeGreaterThanOrEqual(0);
  });
}

offline(
  'what somebody fills in stays where it is, whatever is said of the network meanwhile',
  async ({ page, site }) => {
    await page.clock.install();
    await page.goto('/quote');
    await alive(page);
    const phone = page.locator('#quote-form').getByLabel('Phone number');
    await phone.fill(visitor.phone);
    const before = await topOf(phone);
    await cutOff(page, site);
    expect(await topOf(phone)).toBe(before);
    await phone.blur();
    await expect.poll(() => topOf(phone)).toBeGreaterThan(before);
    await phone.focus();
    const below = await topOf(phone);
    await page.clock.runFor(10_000);
    await expect(strip(page)).toHaveText('Server not reached');
    expect(await topOf(phone)).toBe(below);
  },
);

for (const [path, id] of [
  ['/', 'hero-form'],
  ['/', 'home-contact-form'],
  ['/quote', 'quote-form'],
  ['/review', 'feedback-form'],
] as const) {
  offline(
    `Send of ${id} stays where it is when it is said what becomes of a request`,
    async ({ page, site }) => {
      await page.goto(path);
      await alive(page);
      const form = page.locator(`#${id}`);
      if (id === 'hero-form') {
        await form.getByLabel('Phone number').fill(visitor.phone);
        await form.getByRole('button', { name: 'Continue' }).click();
      }
      if (id === 'feedback-form') await page.getByRole('radio', { name: '2 stars' }).click();
      await form.locator('textarea').fill(visitor.message);
      const send = form.locator('[type=submit]:visible');
      // Not in the page: sections above the form change their height once they come into view.
      const before = await depthIn(form, send);
      await cutOff(page, site);
      await expect(form.getByText(network.beforeSend.unreachable)).toBeVisible();
      expect(await depthIn(form, send)).toBe(before);
    },
  );
}

offline(
  'nothing moves under a press, whatever is said of the network meanwhile',
  async ({ page, site }) => {
    await page.goto('/quote');
    await alive(page);
    const heading = page.getByRole('heading', { level: 1 });
    const before = await topOf(heading);
    await heading.hover();
    await page.mouse.down();
    await cutOff(page, site);
    expect(await topOf(heading)).toBe(before);
    await page.mouse.up();
    await expect.poll(() => topOf(heading)).toBeGreaterThan(before);
  },
);

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
