import { expect, reading as test } from '../../support/fixtures.ts';
import { startPoorLine } from '../../support/arriving-page.ts';
import { started } from '../../support/forms.ts';
import { heroForm, visitor } from '../../support/hero.ts';

// What is done while a poor line still brings the page: only what stands above has arrived.

test('Continue pressed before the whole page has arrived goes on, once, with what was typed', async ({
  page,
}) => {
  // The press goes to a place on the screen, under which nothing may still be scrolling.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const line = await startPoorLine('/', '</form>');
  try {
    await page.goto(`${line.url}/`, { waitUntil: 'commit' });
    const form = heroForm(page);
    await form.getByLabel('Phone number').fill(visitor.phone);
    await form.getByRole('button', { name: 'Continue' }).click({ noWaitAfter: true });
    await expect(form.getByLabel('Your name')).toBeFocused();
    await expect(page.locator('footer')).toHaveCount(0);
    line.finish();
    await started(page);
    await form.getByRole('button', { name: 'Back' }).click();
    await expect(form.getByLabel('Phone number')).toHaveValue(visitor.phone);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  } finally {
    await line.close();
  }
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

  test('Get Quote pressed before the whole page has arrived opens the popup, once', async ({
    page,
  }) => {
    const line = await startPoorLine('/', '</header>');
    try {
      await page.goto(`${line.url}/`, { waitUntil: 'commit' });
      await page.getByRole('button', { name: 'Get Quote' }).click({ noWaitAfter: true });
      await expect(page.locator('html')).toHaveAttribute('data-busy', '');
      await expect(page.locator('main')).toHaveCount(0);
      line.finish();
      await expect(page.getByRole('dialog').getByLabel('Phone number')).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(1);
    } finally {
      await line.close();
    }
  });

  test('nothing that is shown in the bar moves as the rest of it arrives', async ({ page }) => {
    const line = await startPoorLine('/', 'id="menu-services"');
    try {
      await page.goto(`${line.url}/`, { waitUntil: 'commit' });
      await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
      const home = page.locator('#navigation').getByRole('link', { name: 'Home' });
      const before = (await home.isVisible()) ? await home.boundingBox() : null;
      line.finish();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      expect([null, await home.boundingBox()]).toContainEqual(before);
    } finally {
      await line.close();
    }
  });
});
