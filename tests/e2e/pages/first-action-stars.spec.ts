import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { expect, NETWORK_DOWN, reading, test as writing } from '../../support/fixtures.ts';
import { expectNeverEmpty, watchMain } from '../../support/first-action.ts';
import { started } from '../../support/forms.ts';
import { lines, over, type Line } from '../../support/lines.ts';
import { longUnless } from '../../support/long.ts';
import { timesSeen, watchFor } from '../../support/seen.ts';

const test = reading;

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

const sorry = (page: Page) => page.getByRole('heading', { name: "We're Sorry to Hear That" });
const form = (page: Page) => page.locator('#feedback-form');

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
    letThrough();
    await started(page);
    await expectLit(page, 2);
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
        await expect(sorry(page)).toBeFocused({ timeout: 30_000 });
        await expect(form(page)).toBeVisible();
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
  await expect(sorry(page)).toBeFocused();
});

writing(
  'what follows a star comes before the script is there; what is typed then arrives once',
  async ({ page, arrivedOnce }) => {
    const letThrough = await holdModules(page);
    await watchFor(page, '#feedback-form');
    await page.goto('/review');
    await star(page, '2 stars').click();
    await expect(sorry(page)).toBeFocused();
    await expect(page.getByRole('img', { name: 'You gave 2 stars' })).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expectAccessible(page, 'main');
    const words = page.getByLabel('What went wrong?');
    await words.fill('he scaffold stood a week too long.');
    await words.press('Home');
    await words.evaluate((field) => Reflect.set(globalThis, 'typedInto', field));
    letThrough();
    await started(page);
    await expect(form(page).getByRole('button', { name: 'Send Feedback' })).toBeEnabled();
    await expect(words).toBeFocused();
    const isSame = words.evaluate((field) => Reflect.get(globalThis, 'typedInto') === field);
    expect(await isSame).toBe(true);
    await page.keyboard.type('T');
    expect(await timesSeen(page)).toBe(1);
    await form(page).getByRole('button', { name: 'Send Feedback' }).click();
    expect(await arrivedOnce()).toMatchObject({
      data: { rating: 2, feedback: 'The scaffold stood a week too long.' },
    });
  },
);

test('a second thought within the delay counts, before the script is there and after', async ({
  page,
}) => {
  const letThrough = await holdModules(page);
  await page.goto('/review');
  await page.evaluate(() => {
    for (const name of ['1 star', '4 stars'])
      document.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click();
  });
  const praise = page.getByRole('heading', { name: 'Awesome! Glad You Loved It' });
  await expect(praise).toBeFocused();
  await expect(page.getByRole('img', { name: 'You gave 4 stars' })).toBeVisible();
  await form(page).getByLabel('You may quote this').check();
  letThrough();
  await started(page);
  await expect(form(page).getByLabel('You may quote this')).toBeChecked();
  await page.getByRole('button', { name: 'Change my rating' }).click();
  await star(page, '1 star').click();
  await expect(sorry(page)).toBeFocused();
});

test('Enter chooses the star that the arrows moved to before the script is there', async ({
  page,
}) => {
  await holdModules(page);
  await page.goto('/review');
  await star(page, '1 star').focus();
  await page.keyboard.press('ArrowRight');
  await expectLit(page, 2);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'You gave 2 stars' })).toBeVisible();
  await expect(sorry(page)).toBeFocused();
});

writing(
  'feedback is posted as HTML, with its rating, where the code can’t be had',
  async ({ page, site, expectedErrors }) => {
    expectedErrors.push(NETWORK_DOWN);
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/review');
    await star(page, '3 stars').click();
    await page.getByLabel('What went wrong?').fill('Dust.');
    await form(page).getByText('Send Feedback').click({ force: true });
    await expect(page).toHaveURL(/\/thank-you\?request=/, { timeout: 30_000 });
    expect(await site.inbox()).toMatchObject([{ formType: 'feedback' }]);
  },
);
