import type { Page } from '@playwright/test';
import { expect, reading as test } from '../../support/fixtures.ts';
import { expectNeverEmpty, watchMain } from '../../support/first-action.ts';
import { started } from '../../support/forms.ts';
import { lines, over, type Line } from '../../support/lines.ts';
import { longUnless } from '../../support/long.ts';
import { timesSeen, watchFor } from '../../support/seen.ts';

// What a visitor does first on the rating page, on a fresh profile.
const LINES = Object.keys(lines) as readonly Line[];

/** How long a finger stays on a star, in ms. */
const PRESSES = [40, 100, 300] as const;
const USUAL_MS = 100;

const DESKTOP = {
  viewport: { width: 1440, height: 900 },
  isMobile: false,
  hasTouch: false,
} as const;

const star = (page: Page, name: string) => page.getByRole('radio', { name });

/** Waits until so many stars are lit, the lowest first, and no other. */
async function expectLit(page: Page, count: number): Promise<void> {
  const lit = () =>
    page
      .locator('[role="radiogroup"] svg')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).fill !== 'rgba(0, 0, 0, 0)'));
  await expect.poll(lit).toEqual([1, 2, 3, 4, 5].map((one) => one <= count));
}

/** Keeps all modules from the page until it lets them through. */
async function holdModules(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test.describe('before its code is there', () => {
  test.use(DESKTOP);

  test('the stars light up under a mouse, with the focus and when one is chosen', async ({
    page,
  }) => {
    const letThrough = await holdModules(page);
    await page.goto('/review');
    await expectLit(page, 0);
    await star(page, '3 stars').hover();
    await expectLit(page, 3);
    await star(page, '5 stars').hover();
    await expectLit(page, 5);
    await page.mouse.move(0, 0);
    await expectLit(page, 0);
    await star(page, '1 star').press('ArrowRight');
    await expectLit(page, 2);
    await star(page, '4 stars').click();
    await page.mouse.move(0, 0);
    await expectLit(page, 4);
    letThrough();
    await expect(page.getByRole('heading', { name: 'Awesome! Glad You Loved It' })).toBeVisible();
  });
});

for (const line of LINES) {
  test.describe(`over ${line}`, () => {
    test.use(DESKTOP);

    test('a first hover lights the star and all below it, and stays when the site starts', async ({
      page,
    }) => {
      await over(page, line);
      await page.goto('/review', { waitUntil: 'commit' });
      await star(page, '4 stars').hover();
      await expectLit(page, 4);
      await started(page);
      await expectLit(page, 4);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });

  for (const ms of PRESSES) {
    test(
      `over ${line} a first press of ${ms} ms on a star leads one step on, once`,
      longUnless(ms === USUAL_MS),
      async ({ page }) => {
        await watchMain(page);
        await watchFor(page, '#feedback-form');
        await over(page, line);
        await page.goto('/review', { waitUntil: 'commit' });
        await star(page, '3 stars').click({ delay: ms });
        const heading = page.getByRole('heading', { name: "We're Sorry to Hear That" });
        await expect(heading).toBeFocused({ timeout: 30_000 });
        await expect(page.locator('#feedback-form')).toBeVisible();
        await expect(page.getByLabel('What went wrong?')).toHaveValue('');
        await expect.poll(() => timesSeen(page)).toBe(1);
        await expectNeverEmpty(page);
      },
    );
  }
}

test('an arrow pressed before the site has started moves the light and chooses nothing', async ({
  page,
}) => {
  const letThrough = await holdModules(page);
  await page.goto('/review', { waitUntil: 'commit' });
  await star(page, '1 star').focus();
  await page.keyboard.press('ArrowRight');
  await expectLit(page, 2);
  letThrough();
  await started(page);
  await page.keyboard.press('ArrowRight');
  await expect(star(page, '3 stars')).toBeFocused();
  await expectLit(page, 3);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: "We're Sorry to Hear That" })).toBeFocused();
});
