import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { leadPhotosText as words } from '../../../src/content/admin/lead.ts';
import { paths } from '../../../src/contract/paths.ts';
import { PHOTO_KEY_HEADER, photoIdOf, TUS_VERSION } from '../../../src/contract/photos.ts';
import { expectAccessible } from '../../support/axe.ts';
import { leave } from '../../support/leave.ts';
import { plainPicture, sendPhoto } from '../../support/photos.ts';
import type { Site } from '../../support/site.ts';
import { expect, signedIn, test, rows } from '../admin-set-up.ts';

/** A lead with two photographs of three, the inbox on show. */
async function inboxWithPhotos(page: Page, site: Site): Promise<void> {
  const lead = await leave(site, { name: 'Mary Neill', photoCount: 3 });
  const crack = { bytes: await plainPicture(640, 480), caption: 'Crack, 50c', position: 0 };
  await sendPhoto(site, lead, crack);
  await sendPhoto(site, lead, { bytes: await plainPicture(300, 500), position: 1 });
  await signedIn(page, '/admin/leads');
}

/** The bytes that a press downloads, and under which name. */
async function downloadedBy(page: Page, press: () => Promise<void>) {
  const downloading = page.waitForEvent('download');
  await press();
  const download = await downloading;
  return { name: download.suggestedFilename(), file: await readFile(await download.path()) };
}

test('the owner sees photographs in the row and in the lead, enlarges them, and comes back to where she was', async ({
  page,
  site,
}) => {
  await inboxWithPhotos(page, site);
  await expect(rows(page)).toContainText(words.inRow(2, 3));
  const thumbnails = rows(page).locator('img');
  await expect(thumbnails).toHaveCount(2);
  await expect
    .poll(() => thumbnails.first().evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBe(320);
  await rows(page).click();
  await expect(page.getByText(words.heading(2, 3))).toBeVisible();
  await expectAccessible(page);
  const second = page.getByRole('link', { name: words.open(words.photo(2)) });
  await second.click();
  const lightbox = page.getByRole('dialog', { name: words.lightbox.labels.Lightbox });
  await expect(lightbox).toContainText(words.lightbox.position(2, 2));
  await page.keyboard.press('ArrowLeft');
  await expect(lightbox).toContainText(words.lightbox.position(1, 2));
  await expect(lightbox).toContainText('Crack, 50c');
  const { name, file } = await downloadedBy(page, () =>
    lightbox.getByRole('button', { name: words.lightbox.labels.Download }).click(),
  );
  expect(name).toBe('photo-1-crack-50c.jpg');
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 640 });
  await page.goBack();
  await expect(lightbox).toBeHidden();
  await expect(second).toBeFocused();
  await expect(page).toHaveURL(/\/admin\/leads\/[\w-]+$/);
});

test('the owner downloads one photograph, or all of a lead as a zip file', async ({
  page,
  site,
}) => {
  await inboxWithPhotos(page, site);
  await rows(page).click();
  const one = await downloadedBy(page, () =>
    page.getByRole('link', { name: words.downloadOf('Crack, 50c') }).click(),
  );
  expect(one.name).toBe('photo-1-crack-50c.jpg');
  const all = await downloadedBy(page, () =>
    page.getByRole('link', { name: words.downloadAll(2) }).click(),
  );
  expect(all.name).toMatch(/^photos-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(all.file);
  expect(Object.keys(files)).toEqual(['photo-1-crack-50c.jpg', 'photo-2.jpg']);
  expect(Buffer.from(files['photo-1-crack-50c.jpg'] ?? [])).toEqual(one.file);
});

test('the owner reads that a photograph could not be used, and does not wait for it', async ({
  page,
  site,
}) => {
  const lead = await leave(site, { name: 'Mary Neill', photoCount: 2 });
  await sendPhoto(site, lead, { bytes: await plainPicture(300, 500), position: 0 });
  const torn = Buffer.from('no picture');
  await sendPhoto(site, lead, { bytes: torn, position: 1, status: 422 });
  await signedIn(page, '/admin/leads');
  await expect(rows(page)).toContainText(words.inRow(1, 1));
  await rows(page).click();
  await expect(page.getByText(words.heading(1, 1), { exact: true })).toBeVisible();
  await expect(page.getByText(words.refused(1))).toBeVisible();
});

test('the owner reads that a photograph was taken back, and does not wait for it', async ({
  page,
  site,
}) => {
  const lead = await leave(site, { name: 'Mary Neill', photoCount: 2 });
  await sendPhoto(site, lead, { bytes: await plainPicture(300, 500), position: 0 });
  const other = photoIdOf(lead, 'f'.repeat(64));
  const headers = { 'tus-resumable': TUS_VERSION, [PHOTO_KEY_HEADER]: 'a'.repeat(64) };
  const answer = await fetch(`${site.url}${paths.photos}/${other}`, { method: 'DELETE', headers });
  expect(answer.status).toBe(204);
  await signedIn(page, '/admin/leads');
  await expect(rows(page)).toContainText(words.inRow(1, 1));
  await rows(page).click();
  await expect(page.getByText(words.heading(1, 1), { exact: true })).toBeVisible();
  await expect(page.getByText(words.takenBack(1))).toBeVisible();
});
