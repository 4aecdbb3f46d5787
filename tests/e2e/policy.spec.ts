import type { Page } from '@playwright/test';
import { routes } from '../../src/app/routes/table.ts';
import { galleryTexts } from '../../src/content/gallery.ts';
import { projectsPage } from '../../src/content/projects/page.ts';
import { expect, offline, reading as test } from '../support/fixtures.ts';
import { alive, openPopup } from '../support/forms.ts';
import { openGallery, pictures } from '../support/gallery.ts';
import { installed, visitor } from '../support/hero.ts';
import { rowsOfEveryState, showRequests } from '../support/outbox-rows.ts';
import { fail } from '../support/page-errors.ts';
import { refusedByPolicy, watchPolicy } from '../support/policy.ts';
import { settled } from '../support/settled.ts';
import { signedIn, test as owned } from './admin-set-up.ts';
import { service } from '../support/entries.ts';

test.beforeEach(({ page }) => watchPolicy(page));

/** Turns the page dark and on paper, which other sheets are for, and back. */
async function inEveryMedium(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark', contrast: 'more' });
  await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference' });
}

test.describe('without the worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a page may not be given a style attribute, nor script or style in its text', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/Content Security Policy/);
    await page.goto('/about');
    await page.evaluate(() => {
      document.body.setAttribute('style', 'color: red');
      for (const name of ['style', 'script']) {
        document.head.append(
          Object.assign(document.createElement(name), { textContent: 'body{}' }),
        );
      }
    });
    const refused = await refusedByPolicy(page);
    expect(refused.match(/^(style|script)-src-\w+/gm)).toEqual([
      'style-src-attr',
      'style-src-elem',
      'script-src-elem',
    ]);
  });

  for (const half of [0, 1] as const) {
    const some = routes.filter((_, index) => index % 2 === half);
    test(`the policy refuses nothing of ${some.length} pages as they come alive (${half + 1} of 2)`, async ({
      page,
    }) => {
      for (const { path } of some) {
        await page.goto(path);
        await alive(page);
        expect(`${path} ${await refusedByPolicy(page)}`).toBe(`${path} `);
      }
      await inEveryMedium(page);
      expect(await refusedByPolicy(page)).toBe('');
    });
  }

  test('the policy refuses nothing of what opens over the home page', async ({ page }) => {
    await openGallery(page);
    await pictures(page).first().click();
    await page.getByRole('button', { name: galleryTexts.lightboxNext }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByLabel('Close menu').click();
    const popup = await openPopup(page);
    await popup.getByLabel('Phone number').fill(visitor.phone);
    await popup.getByRole('button', { name: 'Continue' }).click();
    await popup.getByRole('button', { name: 'Send Request' }).click();
    await expect(popup.getByText('Name is required')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await inEveryMedium(page);
    expect(await refusedByPolicy(page)).toBe('');
  });

  test('the policy refuses nothing of the projects, which are compared', async ({ page }) => {
    await page.goto('/projects');
    await alive(page);
    await page.getByRole('link', { name: projectsPage.viewer.open }).first().click();
    await page.getByRole('dialog').getByRole('slider').press('ArrowRight');
    await page.getByRole('button', { name: projectsPage.viewer.next }).click();
    expect(await refusedByPolicy(page)).toBe('');
  });

  test('the policy refuses nothing of requests, their dialogs and toasts', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/no stone/);
    await showRequests(page, rowsOfEveryState());
    await alive(page);
    await fail(page, 'no stone');
    await expect(page.locator('.notistack-Snackbar').first()).toBeVisible();
    await page.getByRole('button', { name: 'Correct' }).first().click();
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
    expect(await refusedByPolicy(page)).toBe('');
  });
});

offline(
  'the policy that a page was kept with fits it with the server stopped',
  async ({ page, site }) => {
    await watchPolicy(page);
    await page.goto('/');
    await installed(page);
    await site.down();
    for (const path of ['/', service.href, '/quote', '/requests', '/no/such/wall']) {
      await page.goto(path);
      await alive(page);
      expect(`${path} ${await refusedByPolicy(page)}`).toBe(`${path} `);
    }
    await openPopup(page);
    expect(await refusedByPolicy(page)).toBe('');
  },
);

owned('the policy refuses nothing of the owner’s screens', async ({ page }) => {
  await watchPolicy(page);
  await signedIn(page, '/admin/leads');
  for (const path of [
    '/admin/notices',
    '/admin/emails',
    '/admin/webhooks',
    '/admin/analytics',
    '/admin/errors',
    '/admin/personal-data',
    '/admin/audit',
    '/admin/import',
    '/admin/users',
    '/admin/account',
    '/admin/join',
  ]) {
    await page.goto(path);
    await alive(page);
    await settled(page);
    expect(`${path} ${await refusedByPolicy(page)}`).toBe(`${path} `);
  }
});
