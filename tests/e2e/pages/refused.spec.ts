import type { Page } from '@playwright/test';
import { formText } from '../../../src/content/forms/common.ts';
import { photoListText } from '../../../src/content/forms/photo-list.ts';
import { photosText } from '../../../src/content/forms/photos.ts';
import { expect, test } from '../../support/fixtures.ts';
import { alive } from '../../support/forms.ts';
import { fillHero, heroForm, sendHero } from '../../support/hero.ts';
import { plainPicture } from '../../support/photos.ts';
import { REFUSABLE, refuse } from '../../support/refuse.ts';

/** A lead goes from the page as it is, and its receipt is shown. */
async function expectReceipt(page: Page): Promise<void> {
  await expect(page).toHaveURL('/thank-you');
  await expect(page.getByText('Thank you!', { exact: true })).toBeVisible();
  await expect(page.getByText(/Saved on this (?:phone|device)/)).toHaveCount(0);
}

for (const name of REFUSABLE) {
  test(`a browser that refuses ${name} keeps the page, and a lead goes`, async ({
    page,
    arrivedOnce,
  }) => {
    await refuse(page, [name]);
    await page.goto('/');
    await sendHero(page);
    await expectReceipt(page);
    await arrivedOnce();
  });
}

test('a browser that refuses everything keeps the page, and a lead goes', async ({
  page,
  arrivedOnce,
}) => {
  await refuse(page, REFUSABLE);
  await page.goto('/');
  await alive(page);
  await page.goto('/requests');
  await alive(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/');
  await heroForm(page).getByRole('textbox', { name: 'Phone number' }).fill('0491');
  await expect(heroForm(page).getByText(formText.draft.unkept)).toBeVisible();
  await sendHero(page);
  await expectReceipt(page);
  await arrivedOnce();
});

test('a browser that keeps nothing says so of a photograph', async ({ page, arrivedOnce }) => {
  await refuse(page, REFUSABLE);
  await page.goto('/');
  await fillHero(page);
  const form = heroForm(page);
  await form.getByLabel(photosText.add).setInputFiles({
    name: 'crack.jpg',
    mimeType: 'image/jpeg',
    buffer: await plainPicture(60, 40),
  });
  await expect(form.getByText(photoListText.problems.notKept)).toBeVisible();
  await form.getByRole('button', { name: 'Send Request' }).click();
  await expectReceipt(page);
  await arrivedOnce();
});
