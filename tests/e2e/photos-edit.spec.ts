import type { Locator, Page } from '@playwright/test';
import { editText } from '../../src/content/forms/edit.ts';
import { photoListText as words } from '../../src/content/forms/photo-list.ts';
import { photosText } from '../../src/content/forms/photos.ts';
import { requests, requestPhotos } from '../../src/content/requests.ts';
import { expect, offline as test } from '../support/fixtures.ts';
import { fillHero, heroForm, partsKept } from '../support/hero.ts';
import { plainPicture } from '../support/photos.ts';
import { hearsOnline } from '../support/signal.ts';
import type { Site } from '../support/site.ts';

/** A photograph that is told by how wide it is. */
async function wide(width: number) {
  const buffer = await plainPicture(width, 100);
  return { name: `${width}.jpg`, mimeType: 'image/jpeg', buffer };
}

/** A request with photographs of these widths that waits on the phone, since nothing answers. */
async function waitingWith(page: Page, site: Site, widths: readonly number[]): Promise<void> {
  await page.goto('/');
  await partsKept(page);
  await site.down();
  await fillHero(page);
  const form = heroForm(page);
  await form.getByLabel(photosText.add).setInputFiles(await Promise.all(widths.map(wide)));
  await expect(form.getByRole('img')).toHaveCount(widths.length);
  await form.getByRole('textbox', { name: words.captionOf(1) }).fill('The door');
  await form.getByRole('button', { name: 'Send Request' }).click();
  await expect(page.getByText(/Saved on this (?:phone|device)/).first()).toBeVisible();
  await page.getByRole('link', { name: '1 request waiting to be sent' }).click();
  await expect(page.getByText(requestPhotos.waiting(widths.length))).toBeVisible();
}

async function correcting(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: requests.buttons.edit }).click();
  return page.getByRole('dialog', { name: editText.title });
}

const sourceOf = (photo: Locator) => photo.getAttribute('src');

/** What the owner has of the only lead's photographs once there are so many, in order. */
async function ownersPhotos(site: Site, count: number) {
  const photos = async () => (await site.inbox())[0]?.photos ?? [];
  await expect.poll(async () => (await photos()).length, { timeout: 30_000 }).toBe(count);
  return (await photos()).map(({ width, caption }) => ({ width, caption }));
}

test('photographs of a request that waits are added, removed, retaken and described in other words while it is corrected, and arrive with it so', async ({
  page,
  site,
  arrivedOnce,
}) => {
  await waitingWith(page, site, [110, 120, 130]);
  const dialog = await correcting(page);
  const photos = dialog.getByRole('img');
  await expect(photos).toHaveCount(3);
  const caption = dialog.getByRole('textbox', { name: words.captionOf(1) });
  await expect(caption).toHaveValue('The door');
  await caption.fill('The door, from inside');
  await dialog.getByRole('button', { name: words.removeOf(2) }).click();
  await expect(photos).toHaveCount(2);
  const before = await sourceOf(photos.nth(1));
  await dialog.getByLabel(words.retakeOf(2)).setInputFiles(await wide(140));
  await expect.poll(() => sourceOf(photos.nth(1))).not.toBe(before);
  await dialog.getByLabel(photosText.add).setInputFiles(await wide(150));
  await expect(photos).toHaveCount(3);
  await dialog.getByRole('textbox', { name: words.captionOf(3) }).fill('The lintel');
  await dialog.getByRole('button', { name: editText.button.idle }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(requestPhotos.waiting(3))).toBeVisible();
  await site.up();
  await hearsOnline(page);
  const lead = await arrivedOnce();
  expect(lead.data).toMatchObject({ photoCount: 3 });
  expect(await ownersPhotos(site, 3)).toEqual([
    { width: 110, caption: 'The door, from inside' },
    { width: 140, caption: '' },
    { width: 150, caption: 'The lintel' },
  ]);
  expect(await site.inbox()).toMatchObject([{ photoCount: 3, photosTakenBack: 0 }]);
});

test('a correction that is closed without being saved leaves the photographs of its request as they were', async ({
  page,
  site,
  arrivedOnce,
}) => {
  await waitingWith(page, site, [110, 120]);
  const dialog = await correcting(page);
  await dialog.getByRole('button', { name: words.removeOf(1) }).click();
  await expect(dialog.getByRole('img')).toHaveCount(1);
  await dialog.getByLabel(words.retakeOf(1)).setInputFiles(await wide(140));
  await dialog.getByLabel(photosText.add).setInputFiles(await wide(150));
  await expect(dialog.getByRole('img')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(requestPhotos.waiting(2))).toBeVisible();
  await site.up();
  await hearsOnline(page);
  const lead = await arrivedOnce();
  expect(lead.data).toMatchObject({ photoCount: 2 });
  expect(await ownersPhotos(site, 2)).toEqual([
    { width: 110, caption: 'The door' },
    { width: 120, caption: '' },
  ]);
});
