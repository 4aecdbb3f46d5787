import type { Page } from '@playwright/test';
import { expect, reading as test } from '../../support/fixtures.ts';
import {
  expectNeverEmpty,
  expectStopsAt,
  slowDown,
  watchMain,
} from '../../support/first-action.ts';
import { inTurn } from '../../support/lines.ts';
import { longUnless } from '../../support/long.ts';
import { heroForm, visitor } from '../../support/hero.ts';

// Each story is the very first thing that is done on a page, with a browser that has never been here.

const FAST = { line: 'a fast line', slow: false } as const;
const SLOW = { line: '50 kB/s with 400 ms', slow: true } as const;

/** How long a press usually lasts, in ms: over both lines. A short and a long one take turns with them. */
const USUAL_MS = 100;
const SHORT_MS = 40;
const LONG_MS = 300;

/** The ways of one action: every two of action, press and line meet among an even and an odd place. */
const waysOf = (place: number) =>
  [
    { ...FAST, delay: USUAL_MS },
    { ...SLOW, delay: USUAL_MS },
    { ...inTurn([FAST, SLOW], place), delay: SHORT_MS },
    { ...inTurn([SLOW, FAST], place), delay: LONG_MS },
  ].map(({ line, slow, delay }) => ({
    slow,
    delay,
    how: `on ${line}, pressed for ${delay} ms`,
    which: longUnless(delay === USUAL_MS),
  }));

async function open(page: Page, path: string, slow: boolean): Promise<void> {
  await watchMain(page);
  if (slow) await slowDown(page);
  await page.goto(path);
}

for (const { slow, delay, how, which } of waysOf(0)) {
  test(`Get Quote opens the popup, once, ${how}`, which, async ({ page }) => {
    await open(page, '/', slow);
    await page.getByRole('button', { name: 'Get Quote' }).first().click({ delay });
    await expect(page.getByRole('dialog').getByLabel('Phone number')).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(page).toHaveURL('/');
    await expectNeverEmpty(page);
  });
}

for (const { slow, delay, how, which } of waysOf(1)) {
  test(
    `a number typed into the hero is kept and Continue goes on, ${how}`,
    which,
    async ({ page }) => {
      // The press goes to a place on the screen, under which nothing may still be scrolling.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, '/', slow);
      const form = heroForm(page);
      await form.getByLabel('Phone number').pressSequentially(visitor.phone);
      const go = form.getByRole('button', { name: 'Continue' });
      await go.click({ delay, force: true });
      await expect(form.getByLabel('Your name')).toBeVisible({ timeout: 30_000 });
      await form.getByRole('button', { name: 'Back' }).click();
      // Needs the code, which is still on its way.
      await expect(form.getByLabel('Phone number')).toHaveValue(visitor.phone, { timeout: 30_000 });
      await expectNeverEmpty(page);
    },
  );
}

for (const [place, name] of ['Start Your Project Today', 'Join Our Happy Clients'].entries()) {
  for (const { slow, delay, how, which } of waysOf(place)) {
    test(`${name} leads to the contact section, ${how}`, which, async ({ page }) => {
      await open(page, '/', slow);
      await page.getByRole('link', { name }).click({ delay });
      await expect(page).toHaveURL('/#contact');
      await expectStopsAt(page.locator('#contact'));
      await page.keyboard.press('Tab');
      await expect(page.locator('#contact :focus')).toHaveCount(1);
      await expectNeverEmpty(page);
    });
  }
}

for (const [place, path] of ['/terms-of-service', '/privacy-policy'].entries()) {
  for (const { slow, delay, how, which } of waysOf(place)) {
    test(`the contents of ${path} lead to their sections, ${how}`, which, async ({ page }) => {
      await open(page, path, slow);
      const link = page.locator('nav[aria-labelledby="contents"] a').nth(6);
      const target = await link.getAttribute('href');
      await link.click({ delay });
      await expectStopsAt(page.locator(String(target)));
      await expectNeverEmpty(page);
    });
  }
}
