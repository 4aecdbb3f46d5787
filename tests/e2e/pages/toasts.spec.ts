import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { expect, offline, test } from '../../support/fixtures.ts';
import { alive } from '../../support/forms.ts';
import { fillHero, heroForm, sendHero } from '../../support/hero.ts';
import { rowsOfEveryState, showRequests } from '../../support/outbox-rows.ts';
import { fail } from '../../support/page-errors.ts';
import { refusedByPolicy, watchPolicy } from '../../support/policy.ts';

test.use({ permissions: ['clipboard-write'] });

const toastWith = (page: Page, text: string) =>
  page
    .locator('.notistack-Snackbar')
    .locator('[role="alert"], [role="status"]')
    .filter({ hasText: text });

const UNEXPECTED = 'An unexpected error occurred.';

/** Pixels between the lower edge of one and the upper edge of the next. */
async function gapBetween(upper: Locator, lower: Locator): Promise<number> {
  const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
  return above && below ? below.y - above.y - above.height : Number.NaN;
}

/** The visitor turns to another window: the toasts on show wait. */
const lookAway = (page: Page) => page.evaluate(() => dispatchEvent(new Event('blur')));

test('a toast that offers Retry can be pressed while others come, 14 px from each', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/no stone/);
  await showRequests(page, rowsOfEveryState());
  await alive(page);
  await fail(page, 'no stone');
  const retry = toastWith(page, 'An unexpected error occurred.');
  await expect(retry).toBeVisible();
  await lookAway(page);
  await page.getByRole('button', { name: 'Delete' }).first().click();
  const deleted = toastWith(page, 'Request deleted');
  await expect(deleted).toBeVisible();
  await lookAway(page);
  await expect.poll(() => gapBetween(deleted, retry)).toBe(14);
  await retry.getByRole('button', { name: 'Retry' }).click({ trial: true });
  await deleted.getByRole('button', { name: 'Undo' }).click({ trial: true });
  await expectAccessible(page, '.notistack-SnackbarContainer');
});

test('a toast is drawn under a policy that takes no inline style', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/no stone/);
  await watchPolicy(page);
  await page.goto('/requests');
  await alive(page);
  await fail(page, 'no stone');
  const toast = toastWith(page, 'An unexpected error occurred.');
  await expect(toast).toBeVisible();
  await expect(page.locator('.notistack-SnackbarContainer')).toHaveCSS('position', 'fixed');
  await expect(toast).toHaveCSS('border-inline-start-width', '6px');
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toHaveCount(0);
  expect(await refusedByPolicy(page)).toBe('');
});

test('a toast that is dragged by a mouse and let go outside goes back and follows it no more', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/no stone/);
  await page.goto('/requests');
  await alive(page);
  await fail(page, 'no stone');
  const toast = toastWith(page, UNEXPECTED);
  await expect(toast).toBeVisible();
  await lookAway(page);
  // Only once it has slid in does it stand still.
  await toast.getByRole('button', { name: 'Dismiss' }).click({ trial: true });
  const { x = 0, y = 0 } = (await toast.boundingBox()) ?? {};
  await page.mouse.move(x + 40, y + 12);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 12);
  await expect(toast).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 20, 0)');
  await page.mouse.move(x + 60, y - 80);
  await page.mouse.up();
  await expect(toast).toHaveCSS('transform', 'none');
  await page.mouse.move(x + 50, y + 12);
  await page.mouse.move(x + 100, y + 12);
  await expect(toast).toHaveCSS('transform', 'none');
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toHaveCount(0);
});

test('a toast that a thumb swipes to the side goes', async ({ page, expectedErrors }) => {
  expectedErrors.push(/no stone/);
  await page.goto('/requests');
  await alive(page);
  await fail(page, 'no stone');
  const toast = toastWith(page, UNEXPECTED);
  await expect(toast).toBeVisible();
  await lookAway(page);
  await toast.getByRole('button', { name: 'Dismiss' }).click({ trial: true });
  const words = (await toast.getByText(UNEXPECTED).boundingBox()) ?? { x: 0, y: 0 };
  const touch = await page.context().newCDPSession(page);
  const at = (by: number) => [{ x: words.x + 10 + by, y: words.y + 5 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const by of [20, 60, 120, 180]) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(by) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(toast).toHaveCount(0);
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`the toast of a form does not cover its confirmation, ${viewport.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await sendHero(page);
    await expect(page.getByRole('heading', { name: 'We have your enquiry' })).toBeVisible();
    const toast = toastWith(page, 'Thank you!');
    await lookAway(page);
    const card = page.locator('main').getByRole('status');
    await expect.poll(async () => await overlap(toast, card)).toBe(false);
  });
}

/** Whether one lies over the other, or can't be seen at all. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) return true;
  const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x;
  return !isBeside && a.y + a.height > b.y && b.y + b.height > a.y;
}

offline(
  'of a request that waits the confirmation tells, and no toast beside it',
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/no stone/);
    await page.goto('/');
    await fillHero(page);
    // The confirmation's code is fetched while the form is filled in.
    await page.waitForLoadState('networkidle');
    // All else is there: what draws toasts could be fetched.
    await page.route('**/api/leads', (route) => route.abort());
    const told = await page.evaluateHandle(() => {
      const words = new Set<string>();
      const look = () => {
        for (const toast of document.querySelectorAll<HTMLElement>('.notistack-Snackbar')) {
          words.add(toast.innerText);
        }
      };
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
      return words;
    });
    await heroForm(page).getByRole('button', { name: 'Send Request' }).click();
    await expect(
      page.getByRole('heading', { name: /^Saved on this phone, waiting/ }),
    ).toBeVisible();
    // The next toast comes after whatever was told before it.
    await fail(page, 'no stone');
    await expect(toastWith(page, UNEXPECTED)).toBeVisible();
    const all = await told.evaluate((words) => [...words]);
    expect(all.filter((words) => !words.includes(UNEXPECTED))).toEqual([]);
  },
);
