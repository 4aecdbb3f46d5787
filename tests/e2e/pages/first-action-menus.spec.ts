import type { Page } from '@playwright/test';
import { expect, reading as test } from '../../support/fixtures.ts';
import { alive } from '../../support/forms.ts';
import { inTurn, LINES, over, type Line } from '../../support/lines.ts';
import { longUnless } from '../../support/long.ts';
import { timesSeen, watchFor } from '../../support/seen.ts';

// What a visitor does first with a menu, on a fresh profile: it happens at once, before any script is
// there, and once.

const PATHS = ['/', '/services', '/areas', '/about'] as const;
/** How long a hand stays on a button, in ms. */
const PRESSES = [40, 100, 300] as const;
const USUAL_MS = 100;

const DESKTOP = {
  viewport: { width: 1440, height: 900 },
  isMobile: false,
  hasTouch: false,
} as const;

async function arrive(page: Page, path: string, line: Line, part: string): Promise<void> {
  await watchFor(page, part);
  await over(page, line);
  await page.goto(path, { waitUntil: 'commit' });
}

/** What is pressed for the usual time over every line; other times meet every page, and every line. */
const presses = [
  ...LINES.map((line) => ({ line, path: PATHS[0], ms: USUAL_MS })),
  ...PATHS.flatMap((path, place) =>
    PRESSES.map((ms, turn) => ({ line: inTurn(LINES, place + turn), path, ms })),
  ).filter(({ path, ms }) => path !== PATHS[0] || ms !== USUAL_MS),
];

for (const { line, path, ms } of presses) {
  test(
    `over ${line} a first press of ${ms} ms on the phone's toggle on ${path} opens the menu, once`,
    longUnless(path === '/' && ms === USUAL_MS),
    async ({ page }) => {
      await arrive(page, path, line, '#site-menu');
      const toggle = page.getByRole('button', { name: 'Open menu' });
      await toggle.click({ delay: ms });
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu).toBeVisible();
      await alive(page);
      // The page behind it is out of reach from now on.
      await expect.poll(() => menu.evaluate((one) => one.matches(':modal'))).toBe(true);
      await expect.poll(() => timesSeen(page)).toBe(1);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(toggle).toBeFocused();
    },
  );
}

test.describe('with a mouse', () => {
  test.use(DESKTOP);

  for (const [line, path] of LINES.flatMap((line) => PATHS.map((path) => [line, path] as const))) {
    test(
      `over ${line} a first move to 'Services' on ${path} opens its menu, once`,
      longUnless(path === '/'),
      async ({ page }) => {
        await arrive(page, path, line, '#menu-services');
        await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).hover();
        const panel = page.locator('#menu-services');
        await expect(panel).toBeVisible();
        await alive(page);
        await expect(page.getByRole('button', { name: 'Hide services' })).toBeVisible();
        await expect.poll(() => timesSeen(page)).toBe(1);
        await page.keyboard.press('Escape');
        await expect(panel).toBeHidden();
      },
    );
  }
});

/** Keeps the page's scripts back until it is told to let them come. */
async function withoutScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test("the phone's menu opens before any script is there, and React hydrates it", async ({
  page,
}) => {
  const letCome = await withoutScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  letCome();
  await expect(page.locator('#site-menu:modal')).toBeVisible();
});

test.describe('on a wide screen', () => {
  test.use(DESKTOP);

  test('a mega-menu opens under a mouse before any script is there, and React hydrates it', async ({
    page,
  }) => {
    const letCome = await withoutScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).hover();
    await expect(page.locator('#menu-services')).toBeVisible();
    letCome();
    await expect(page.getByRole('button', { name: 'Hide services' })).toBeVisible();
    await expect(page.locator('#menu-services')).toBeVisible();
  });
});

test('what had the focus in the menu keeps it when the page comes alive', async ({ page }) => {
  await arrive(page, '/about', 'a poor line and a slow phone', '#site-menu');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const link = page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Projects' });
  await link.focus();
  // All of the page's code comes over that line first.
  await expect(page.locator('#site-menu:modal')).toBeVisible({ timeout: 30_000 });
  await expect(link).toBeFocused();
});
