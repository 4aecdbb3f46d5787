import type { Locator, Page } from '@playwright/test';
import { photoListText as words } from '../../../src/content/forms/photo-list.ts';
import { photosText } from '../../../src/content/forms/photos.ts';
import { expectAccessible } from '../../support/axe.ts';
import { choices } from '../../support/entries.ts';
import { expect, offline as test } from '../../support/fixtures.ts';
import { openPopup } from '../../support/forms.ts';
import { visitor } from '../../support/hero.ts';
import { keptPhotos, plainPicture } from '../../support/photos.ts';

// In the middle of an update the code of photographs can't be had.

const CODE = /\/assets\/(?:PhotosPanel|add-photos)-[^/]*\.js$/;

/** Fills in the popup up to its photographs. */
async function filledPopup(page: Page): Promise<Locator> {
  await page.goto('/');
  const popup = await openPopup(page);
  await popup.getByLabel('Phone number').fill(visitor.phone);
  await popup.getByRole('button', { name: 'Continue' }).click();
  await popup.getByLabel('Your name').fill(visitor.name);
  await popup.getByLabel('Email').fill(visitor.email);
  await popup.getByLabel('What needs doing?').selectOption(choices.popup);
  return popup;
}

async function picture(name: string, width: number) {
  return { name, mimeType: 'image/jpeg', buffer: await plainPicture(width, 100) };
}

test('a photograph whose code can’t be had is named in a message and leaves the form as it is; once it can, it goes along', async ({
  page,
  site,
  arrivedOnce,
}) => {
  await page.route(CODE, (route) => route.abort());
  const popup = await filledPopup(page);
  const picker = popup.getByLabel(photosText.add);
  await picker.setInputFiles(await picture('crack.jpg', 110));
  await expect(popup.getByText(photosText.notHere(['crack.jpg']))).toBeVisible();
  await expect(popup.getByLabel('Your name')).toHaveValue(visitor.name);
  await expectAccessible(page, '[role="dialog"]');
  await popup.getByRole('button', { name: 'Back' }).click();
  await popup.getByRole('button', { name: 'Continue' }).click();
  await expect(popup.getByText(photosText.notHere(['crack.jpg']))).toBeVisible();

  await page.unroute(CODE);
  await picker.setInputFiles(await picture('wall.jpg', 120));
  await expect(popup.getByRole('img', { name: words.photo(2) })).toBeVisible();
  await expect(popup.getByText('crack.jpg')).toHaveCount(0);
  await popup.getByRole('button', { name: 'Send Request' }).click();
  const lead = await arrivedOnce();
  expect(lead.data).toMatchObject({ photoCount: 2 });
  await expect.poll(() => keptPhotos(site, lead.submissionId)).toHaveLength(2);
});

test('photographs of a draft whose code can’t be had are said to be missing, and shown by a press later', async ({
  page,
}) => {
  const popup = await filledPopup(page);
  await popup.getByLabel(photosText.add).setInputFiles(await picture('crack.jpg', 110));
  await expect(popup.getByRole('img', { name: words.photo(1) })).toBeVisible();
  await page.route(CODE, (route) => route.abort());
  await page.reload();
  await openPopup(page);
  await popup.getByRole('button', { name: 'Continue' }).click();
  await expect(popup.getByText(photosText.notHere([]))).toBeVisible();
  await page.unroute(CODE);
  await popup.getByRole('button', { name: photosText.again }).click();
  await expect(popup.getByRole('img', { name: words.photo(1) })).toBeVisible();
  await expect(popup.getByRole('button', { name: photosText.again })).toHaveCount(0);
});
