import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { expect, reading as test } from '../../support/fixtures.ts';
import { gallery, galleryTexts } from '../../../src/content/gallery.ts';
import { alive } from '../../support/forms.ts';
import { hasPicture, pictures } from '../../support/gallery.ts';
import { holdScript } from '../../support/hold-script.ts';

test('a choice made before the script is there is seen, and kept once it is', async ({ page }) => {
  const letScriptThrough = await holdScript(page);
  await page.goto('/assessment');
  const form = page.locator('#assessment-form');
  const kind = form.getByRole('checkbox', { name: /Cracks, leans/ });
  const level = form.getByRole('radio', { name: /Heritage specialist/ });
  for (const choice of [kind, level]) {
    await choice.check();
    await expect(choice).toHaveCSS('opacity', '1');
  }
  letScriptThrough();
  await alive(page);
  await expect(form.getByRole('region', { name: 'Your fee' })).toContainText('$850');
  await expect(kind).toBeChecked();
  await expect(level).toBeChecked();
});

const getQuote = (page: Page) => page.getByRole('button', { name: 'Get Quote' }).first();

test('Get Quote opens its dialog before the script is there; what is done in it is kept', async ({
  page,
}) => {
  const letScriptThrough = await holdScript(page);
  await page.goto('/');
  await getQuote(page).click();
  const popup = page.getByRole('dialog', { name: 'Get a Quote', exact: true });
  await expect(popup).toBeFocused();
  await expect(popup.getByText('The written quotation follows')).toBeVisible();
  await expect(popup.getByText('without a report')).toBeHidden();
  await expect(popup.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await expectAccessible(page, 'dialog[open]');
  const phone = popup.getByLabel('Phone number');
  await phone.fill('0491 570 0060');
  await phone.press('ArrowLeft');
  letScriptThrough();
  await expect(page.locator('[role="dialog"]')).toBeVisible();
  await expect(popup).toHaveCount(1);
  await expect(phone).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(phone).toHaveValue('0491 570 006');
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(getQuote(page)).toBeFocused();
  await getQuote(page).click();
  await expect(phone).toHaveValue('0491 570 006');
});

test('the focus stays on the button of a dialog whose script arrives', async ({ page }) => {
  const letScriptThrough = await holdScript(page);
  await page.goto('/about');
  await getQuote(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  await expect(close).toBeFocused();
  letScriptThrough();
  await expect(page.locator('[role="dialog"]')).toBeVisible();
  await expect(close).toBeFocused();
});

/** A phone number is typed into the popup before any script is there. */
async function typedBeforeScript(page: Page) {
  const letScriptThrough = await holdScript(page);
  await page.goto('/about');
  await getQuote(page).click();
  const popup = page.getByRole('dialog');
  await popup.getByLabel('Phone number').fill('0491 570 006');
  return { popup, letScriptThrough };
}

test('Continue in a dialog whose script is on its way leads on once it is there', async ({
  page,
}) => {
  const { popup, letScriptThrough } = await typedBeforeScript(page);
  await popup.getByRole('button', { name: 'Continue' }).click({ force: true });
  letScriptThrough();
  await expect(popup.getByLabel('Your name')).toBeFocused();
  await popup.getByRole('button', { name: 'Back' }).click();
  await expect(popup.getByLabel('Phone number')).toHaveValue('0491 570 006');
});

test('a dialog that is closed before the script is there stays closed, and keeps what was typed', async ({
  page,
}) => {
  const { popup, letScriptThrough } = await typedBeforeScript(page);
  await popup.getByRole('button', { name: 'Close' }).click();
  await expect(popup).toBeHidden();
  await expect(getQuote(page)).toBeFocused();
  letScriptThrough();
  await alive(page);
  await expect(popup).toBeHidden();
  await getQuote(page).click();
  await expect(page.locator('[role="dialog"]')).toBeVisible();
  await expect(popup.getByLabel('Phone number')).toHaveValue('0491 570 006');
});

test('a gallery picture is seen in large before the script is there, then in the lightbox', async ({
  page,
}) => {
  const letScriptThrough = await holdScript(page);
  await page.goto('/');
  const [first] = gallery;
  const link = pictures(page).first();
  await link.click();
  const large = page.getByRole('dialog', { name: galleryTexts.open(first?.caption ?? '') });
  await expect(large.getByRole('img')).toBeVisible();
  await expect.poll(() => hasPicture(large.getByRole('img'))).toBe(true);
  await expectAccessible(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(large).toBeVisible();
  letScriptThrough();
  const lightbox = page.getByRole('dialog', { name: galleryTexts.label });
  await expect(lightbox.getByText(first?.caption ?? '')).toBeVisible();
  await expect(large).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(lightbox).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('a gallery picture is seen in large until the lightbox’s code is there, and not again once it is closed', async ({
  page,
}) => {
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/PictureLightbox-*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto('/');
  await alive(page);
  const [first] = gallery;
  const large = page.getByRole('dialog', { name: galleryTexts.open(first?.caption ?? '') });
  const link = pictures(page).first();
  await link.click();
  await expect.poll(() => hasPicture(large.getByRole('img'))).toBe(true);
  await large.getByRole('button', { name: galleryTexts.close }).click();
  await expect(large).toBeHidden();
  await expect(link).toBeFocused();
  const arrived = page.waitForResponse('**/assets/PictureLightbox-*.js');
  code.resolve();
  await (await arrived).finished();
  await expect(page.locator('[role="dialog"]')).toHaveCount(0);
  await link.click();
  await expect(page.locator('[role="dialog"]').getByRole('img').first()).toBeVisible();
});
