import type { Page } from '@playwright/test';
import { expect, reading as test } from '../../support/fixtures.ts';
import { alive } from '../../support/forms.ts';
import { service } from '../../support/entries.ts';

const DESKTOP = {
  viewport: { width: 1440, height: 900 },
  isMobile: false,
  hasTouch: false,
} as const;

/** Whether the page behind a menu is kept from scrolling. */
const expectStill = (page: Page, isStill: boolean) =>
  expect(page.locator('body')).toHaveCSS('overflow', isStill ? 'hidden' : 'visible');

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test("the phone's menu opens, leads on and closes", async ({ page }) => {
    await page.goto('/about');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expectStill(page, true);
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await expectStill(page, false);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name: 'Projects' }).click();
    await expect(page).toHaveURL(/\/projects$/);
    await expect(menu).toBeHidden();
  });

  test.describe('on a wide screen', () => {
    test.use(DESKTOP);

    test('the mega-menus open under a mouse, one at a time, and lead on', async ({ page }) => {
      await page.goto('/about');
      const bar = page.getByRole('banner');
      await bar.getByRole('link', { name: 'Service Areas', exact: true }).hover();
      await expect(page.locator('#menu-areas')).toBeVisible();
      await bar.getByRole('link', { name: 'Services', exact: true }).hover();
      await expect(page.locator('#menu-services')).toBeVisible();
      await expect(page.locator('#menu-areas')).toBeHidden();
      await page.locator(`#menu-services a[href="${service.href}"]`).click();
      await expect(page).toHaveURL(service.href);
    });

    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      test(`the mega-menus open to the keyboard and close behind it (motion: ${reducedMotion})`, async ({
        page,
      }) => {
        await page.emulateMedia({ reducedMotion });
        await page.goto('/about');
        const panel = page.locator('#menu-areas');
        await page.getByRole('button', { name: 'Show service areas' }).focus();
        await expect(panel).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(panel.getByRole('link').first()).toBeFocused();
        await page.getByRole('banner').getByRole('link', { name: 'About' }).focus();
        await expect(panel).toBeHidden();
      });
    }
  });
});

test.describe('on a wide screen', () => {
  test.use(DESKTOP);

  test('a mega-menu waits 150 ms for a pointer that has left it, also under reduced motion', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/about');
    await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).hover();
    const panel = page.locator('#menu-services');
    await expect(panel).toBeVisible();
    await expect(panel).toHaveCSS('transition-delay', '0s');
    await page.mouse.move(5, 700);
    await expect(panel).toHaveCSS('transition', 'visibility 0s linear 0.15s');
    await expect(panel).toBeHidden();
  });

  test('a mega-menu opens by its button, moves the focus in with the arrow and closes with Escape', async ({
    page,
  }) => {
    await page.goto('/about');
    await alive(page);
    const panel = page.locator('#menu-services');
    const opener = page.getByRole('button', { name: 'Show services' });
    await opener.focus();
    await expect(panel).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(panel.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('a link of a mega-menu leads on without a page load, and the menu is gone', async ({
    page,
  }) => {
    await page.goto('/about');
    await alive(page);
    await page.evaluate(() => Reflect.set(globalThis, 'samePage', true));
    await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).hover();
    await page.locator(`#menu-services a[href="${service.href}"]`).click();
    await expect(page).toHaveURL(service.href);
    await expect(page.locator('#menu-services')).toBeHidden();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'samePage'))).toBe(true);
  });
});

/** How many mega-menus could be seen at once, at the worst, in any frame. */
const watchMenus = (page: Page) =>
  page.evaluate(() => {
    const panels = [...document.querySelectorAll('#menu-services, #menu-areas')];
    const look = () => {
      const open = panels.filter((panel) => getComputedStyle(panel).visibility === 'visible');
      const most = Number(Reflect.get(globalThis, 'mostMenus') ?? 0);
      Reflect.set(globalThis, 'mostMenus', Math.max(most, open.length));
      requestAnimationFrame(look);
    };
    look();
  });

for (const started of [false, true])
  test.describe(`on a wide screen, ${started ? 'hydrated' : 'by the style sheet alone'}`, () => {
    test.use(DESKTOP);

    test('only one of the mega-menus is open at every instant, whichever way the pointer goes', async ({
      page,
    }) => {
      // Without its code the page's style sheet alone opens and closes them.
      if (!started) await page.route(/entry-client/, () => undefined);
      await page.goto('/about');
      if (started) await alive(page);
      await watchMenus(page);
      const bar = page.getByRole('banner');
      const names = ['services', 'areas'] as const;
      for (const name of [...names, ...names, ...names]) {
        const label = name === 'services' ? 'Services' : 'Service Areas';
        await bar.getByRole('link', { name: label, exact: true }).hover();
        await expect(page.locator(`#menu-${name}`)).toBeVisible();
        const other = name === 'services' ? 'areas' : 'services';
        await expect(page.locator(`#menu-${other}`)).toBeHidden();
      }
      expect(await page.evaluate(() => Reflect.get(globalThis, 'mostMenus'))).toBe(1);
    });
  });

test("a link of the phone's menu leads on without a page load, and the menu is gone", async ({
  page,
}) => {
  await page.goto('/about');
  await alive(page);
  await page.evaluate(() => Reflect.set(globalThis, 'samePage', true));
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expectStill(page, true);
  await menu.getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(menu).toBeHidden();
  await expectStill(page, false);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'samePage'))).toBe(true);
});
