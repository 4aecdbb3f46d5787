import { popupOpeners } from '../../../src/content/forms/popup.ts';
import { expect, reading as test } from '../../support/fixtures.ts';
import { alive } from '../../support/forms.ts';

test('the hero offers a free assessment, a call and a review, which opens a tab of its own', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const hero = page.getByRole('main').locator('section').first();
  await expect(hero.getByRole('button', { name: 'Get Free Assessment' })).toBeVisible();
  await expect(hero.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/);
  const opened = context.waitForEvent('page');
  await hero.getByRole('link', { name: 'Leave a Review' }).click();
  const review = await opened;
  await expect(review).toHaveURL('/review');
  await expect(page).toHaveURL('/');
});

for (const { button, title, words } of [
  { button: 'Get Free Assessment', title: 'Get Free Assessment', words: /without a report/ },
  { button: 'Get Quote', title: 'Get a Quote', words: /The written quotation follows/ },
  { button: 'Get Free Quote', title: 'Get a Free Quote', words: /The written quotation follows/ },
]) {
  test(`${button} opens a popup titled ${title} that says what follows`, async ({ page }) => {
    await page.goto('/');
    await alive(page);
    await page.getByRole('button', { name: button }).first().click();
    const popup = page.getByRole('dialog', { name: title, exact: true });
    await expect(popup.getByText(words)).toBeVisible();
  });
}

test('an empty form of the contact page opens a popup that does not speak of what was typed', async ({
  page,
}) => {
  await page.goto('/contact');
  const form = page.locator('#contact-page-form');
  await form.getByRole('button', { name: 'Get Free Assessment' }).click();
  const popup = page.getByRole('dialog', { name: popupOpeners.assessment.title });
  await expect(popup.getByText(/without a report/)).toBeVisible();
  await expect(popup.getByText('This is what you typed')).toHaveCount(0);
});

test('the bar at the bottom offers Get Quote, but not on the quote page itself', async ({
  page,
}) => {
  await page.goto('/about');
  const bar = page.getByRole('complementary', { name: 'Quick contact' });
  await expect(bar.getByRole('button', { name: 'Get Quote' })).toBeVisible();
  await page.goto('/quote');
  await expect(bar.getByRole('link', { name: /^Call/ })).toBeVisible();
  await expect(bar.getByRole('button')).toHaveCount(0);
});

/** A screen wide enough for the whole navigation bar. */
const DESKTOP = { viewport: { width: 1440, height: 900 }, isMobile: false };

test.describe('without script', () => {
  test.use({ ...DESKTOP, javaScriptEnabled: false });

  test('Get Quote leads to the quote page', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('navigation').getByRole('button', { name: 'Get Quote' }).click();
    await expect(page).toHaveURL('/quote');
  });
});
