import type { Page } from '@playwright/test';
import { photoListText as words } from '../../../src/content/forms/photo-list.ts';
import { photosText } from '../../../src/content/forms/photos.ts';
import { expect, offline as test } from '../../support/fixtures.ts';
import { fillHero, heroForm } from '../../support/hero.ts';
import { keptPhotos, plainPicture } from '../../support/photos.ts';

// Lines that take a request and never answer it.

const PICTURES = [110, 120];
const MESSAGE = 'The whole parapet has come down.';

async function pictures(widths: readonly number[]) {
  const made = widths.map(async (width) => {
    const buffer = await plainPicture(width, 100);
    return { name: `${width}.jpg`, mimeType: 'image/jpeg', buffer };
  });
  return Promise.all(made);
}

const photo = (page: Page, number: number) =>
  heroForm(page).getByRole('img', { name: words.photo(number) });

test.describe.configure({ timeout: 90_000 });

test('photographs whose worker never comes are made small in the page, and go along', async ({
  page,
  site,
  arrivedOnce,
}) => {
  const asked: string[] = [];
  await page.route('**/assets/worker-*.js', (route) => {
    asked.push(route.request().url());
  });
  await page.goto('/');
  await fillHero(page);
  await heroForm(page)
    .getByLabel(photosText.add)
    .setInputFiles(await pictures(PICTURES));
  await heroForm(page).getByRole('button', { name: 'Send Request' }).click();
  const lead = await arrivedOnce();
  expect(asked).toHaveLength(1);
  expect(lead.data).toMatchObject({ photoCount: 2 });
  await expect.poll(() => keptPhotos(site, lead.submissionId)).toHaveLength(2);
});

test('a lead does not wait for the code of photographs; what is left goes with the next Send', async ({
  page,
  site,
  recorder,
}) => {
  const code = /\/assets\/(?:PhotosPanel|add-photos)-[^/]*\.js$/;
  await page.route(code, () => undefined);
  await page.goto('/');
  await fillHero(page);
  const form = heroForm(page);
  await form.getByLabel(photosText.add).setInputFiles(await pictures([110]));
  await form.getByRole('button', { name: 'Send Request' }).click();
  await form.getByRole('textbox', { name: 'Tell us about it' }).fill(MESSAGE);
  await expect.poll(() => recorder.received.length, { timeout: 30_000 }).toBe(1);
  expect(recorder.received[0]?.envelope.data).not.toHaveProperty('photoCount');
  await expect(form.getByText(photosText.notHere(['110.jpg']))).toBeVisible();
  await expect(form.getByRole('button', { name: 'Send Request' })).toBeEnabled();

  await page.unroute(code);
  await form.getByRole('button', { name: photosText.again }).click();
  await expect(photo(page, 1)).toBeVisible();
  await form.getByRole('button', { name: 'Send Request' }).click();
  await expect(page).toHaveURL('/thank-you');
  await expect.poll(() => recorder.received.length).toBe(2);
  const lead = recorder.received[1]?.envelope;
  expect(lead).toMatchObject({ revision: 2, data: { photoCount: 1, message: MESSAGE } });
  await expect.poll(() => keptPhotos(site, lead?.submissionId ?? '')).toHaveLength(1);
});
