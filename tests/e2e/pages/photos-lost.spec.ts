import { photoListText } from '../../../src/content/forms/photo-list.ts';
import { photosText } from '../../../src/content/forms/photos.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { alive } from '../../support/forms.ts';
import { fillHero, heroForm } from '../../support/hero.ts';
import { clearStorage, makeNewer } from '../../support/lost-storage.ts';
import { plainPicture } from '../../support/photos.ts';

/** Fills in the form with two photographs that are shown. */
async function withTwoPhotos(page: Page) {
  await page.goto('/');
  await fillHero(page);
  const form = heroForm(page);
  const named = async (name: string, width: number) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: await plainPicture(width, 40),
  });
  await form
    .getByLabel(photosText.add)
    .setInputFiles([await named('crack.jpg', 60), await named('wall.jpg', 70)]);
  await expect(form.getByRole('img', { name: photoListText.photo(2) })).toBeVisible();
  return form;
}

for (const [what, happen] of [
  ['cleared', clearStorage],
  ['taken by a newer version', makeNewer],
] as const) {
  test(`photographs whose storage is ${what} before Send are named, and the owner is told`, async ({
    page,
    arrivedOnce,
  }) => {
    const form = await withTwoPhotos(page);
    await page.evaluate(happen);
    await form.getByRole('button', { name: 'Send Request' }).click();
    await expect(page.getByText('Photos 1 and 2 are not sent')).toBeVisible();
    const { data } = await arrivedOnce();
    expect(data).toMatchObject({ photosMissing: 2 });
    expect(data).not.toHaveProperty('photoCount');
  });
}

test('photographs that are gone after a reload are named beside what was kept', async ({
  page,
}) => {
  const form = await withTwoPhotos(page);
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .toContain('photoIds');
  await page.evaluate(clearStorage);
  await page.reload();
  await alive(page);
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(form.getByText(photoListText.gone([1, 2]))).toBeVisible();
  await form.getByRole('button', { name: photoListText.goWithout }).click();
  await expect(form.getByText(photoListText.gone([1, 2]))).toHaveCount(0);
});
