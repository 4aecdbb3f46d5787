import type { Page } from '@playwright/test';
import { wifiOnlyText } from '../../src/content/forms/photos.ts';
import { photoLimits } from '../../src/contract/limits.ts';
import { expect, offline, test } from '../support/fixtures.ts';
import { alive } from '../support/forms.ts';
import { fillHero, heroForm, installed, partsKept } from '../support/hero.ts';
import { keptPhotos, largePhoto, phonePhoto } from '../support/photos.ts';
import { outOfRange } from '../support/signal.ts';

const UPRIGHT = { width: 1200, height: 1600, hasMetadata: false };

offline(
  'photographs taken without signal follow their lead by the worker, once each, upright and without the place',
  async ({ openTab, site, recorder, arrivedOnce }) => {
    const photos = await Promise.all(['wall.jpg', 'crack.jpg'].map(phonePhoto));
    const tab = await openTab('/');
    await partsKept(tab);
    await outOfRange(tab.context(), site);
    await tab.reload();
    await fillHero(tab);
    const form = heroForm(tab);
    await form.getByLabel('Photos (optional)').setInputFiles(photos);
    await form.getByRole('textbox', { name: 'What photo 2 shows' }).fill('With a 50c coin');
    await form.getByRole('button', { name: 'Send Request' }).click();
    await expect(tab.getByText(/Saved on this (?:phone|device)/).first()).toBeVisible();
    await openTab();
    await tab.close();
    await site.up();
    await (await openTab()).context().setOffline(false);
    const lead = await arrivedOnce();
    expect(lead.data).toMatchObject({ photoCount: 2 });
    await expect
      .poll(() => keptPhotos(site, lead.submissionId), { timeout: 30_000 })
      .toEqual([UPRIGHT, UPRIGHT]);
    await expect.poll(() => recorder.followUps.length).toBe(1);
    expect(recorder.received).toHaveLength(1);
  },
);

offline(
  'an upload whose browser is killed in the middle goes on from there on the next opening',
  async ({ browserProcess, openTab, site, arrivedOnce }) => {
    const tab = await openTab('/');
    await installed(tab);
    let pieces = 0;
    await tab.context().route('**/api/photos/**', async (route) => {
      pieces += route.request().method() === 'PATCH' ? 1 : 0;
      // The second piece never gets through.
      if (pieces < 2) await route.continue();
    });
    await fillHero(tab);
    const form = heroForm(tab);
    await form.getByLabel('Photos (optional)').setInputFiles(await largePhoto('wall.jpg'));
    await expect(form.getByRole('img', { name: 'Photo 1' })).toBeVisible();
    await form.getByRole('button', { name: 'Send Request' }).click();
    await expect.poll(() => pieces, { timeout: 30_000 }).toBe(2);
    await browserProcess.kill();
    await browserProcess.up();
    const again = await openTab();
    const offsets: (string | undefined)[] = [];
    browserProcess.context().on('request', (request) => {
      if (request.method() === 'PATCH') offsets.push(request.headers()['upload-offset']);
    });
    await again.goto(`${site.url}/requests`);
    await expect(again.getByText('Its photo has arrived.')).toBeVisible({ timeout: 30_000 });
    // Where the worker was faster than the page, its requests are not seen here.
    expect(offsets[0] ?? String(photoLimits.pieceBytes)).toBe(String(photoLimits.pieceBytes));
    const lead = await arrivedOnce();
    expect(await keptPhotos(site, lead.submissionId)).toHaveLength(1);
  },
);

test('photographs are kept with what is typed, and can be taken back before Send', async ({
  page,
  site,
  arrivedOnce,
}) => {
  await page.goto('/');
  await fillHero(page);
  const form = heroForm(page);
  const field = form.getByLabel('Photos (optional)');
  await field.setInputFiles([
    await phonePhoto('wall.jpg'),
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
    { name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
    { name: 'torn.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('torn') },
  ]);
  await expect(form.getByText('notes.txt: This is not a photo.')).toBeVisible();
  await expect(form.getByText('empty.jpg: This file is empty.')).toBeVisible();
  await expect(form.getByText('torn.jpg: This photo is damaged')).toBeVisible();
  await expect(form.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await page.reload();
  await alive(page);
  await expect(form.getByText('We kept what you typed.')).toBeVisible();
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(form.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await form.getByRole('button', { name: 'Remove photo 1' }).click();
  await expect(form.getByRole('img')).toHaveCount(0);
  await form.getByRole('button', { name: 'Send Request' }).click();
  const lead = await arrivedOnce();
  expect(lead.data).not.toHaveProperty('photoCount');
  expect(await keptPhotos(site, lead.submissionId)).toEqual([]);
});

/** A visitor who saves data, on a line that can be changed by `changeLine`. */
async function savingData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const line = Object.assign(new EventTarget(), { saveData: true, type: 'cellular' });
    Object.defineProperty(navigator, 'connection', { get: () => line });
  });
}

async function changeLine(page: Page, type: string): Promise<void> {
  await page.evaluate((next) => {
    const line: unknown = Reflect.get(navigator, 'connection');
    if (!(line instanceof EventTarget)) throw new Error('there is no line');
    Object.assign(line, { type: next }).dispatchEvent(new Event('change'));
  }, type);
}

test.describe('who saves data', () => {
  // The worker has the line of the machine.
  test.use({ serviceWorkers: 'block' });

  test('has photographs wait for Wi-Fi: the request goes at once, they go with the line', async ({
    page,
    site,
    arrivedOnce,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 404/);
    await savingData(page);
    await page.goto('/');
    await fillHero(page);
    const form = heroForm(page);
    await form
      .getByLabel('Photos (optional)')
      .setInputFiles([await largePhoto('wall.jpg'), await largePhoto('crack.jpg')]);
    await expect(form.getByRole('img', { name: 'Photo 2' })).toBeVisible();
    await form.getByRole('checkbox', { name: wifiOnlyText.choice }).check();
    await form.getByRole('button', { name: 'Send Request' }).click();
    const lead = await arrivedOnce();
    await page.goto('/requests');
    await expect(page.getByText('2 photos wait for Wi-Fi.')).toBeVisible();
    const choice = page.getByRole('checkbox', { name: wifiOnlyText.choice });
    await expect(choice).toBeChecked();
    expect(await keptPhotos(site, lead.submissionId)).toEqual([]);
    await changeLine(page, 'wifi');
    await expect(page.getByText('All 2 photos have arrived.')).toBeVisible({ timeout: 30_000 });
    expect(await keptPhotos(site, lead.submissionId)).toHaveLength(2);
  });
});

test('a photograph that has arrived is taken back from our end too, once it can’t be undone', async ({
  page,
  site,
  arrivedOnce,
  expectedErrors,
}) => {
  // Where it is the page that uploads, its question how far a new photograph is stands in the console.
  expectedErrors.push(/status of 404/);
  await page.clock.install();
  await page.goto('/');
  await fillHero(page);
  const form = heroForm(page);
  await form
    .getByLabel('Photos (optional)')
    .setInputFiles([await largePhoto('wall.jpg'), await largePhoto('crack.jpg')]);
  await expect(form.getByRole('img', { name: 'Photo 2' })).toBeVisible();
  await form.getByRole('button', { name: 'Send Request' }).click();
  const lead = await arrivedOnce();
  await page.goto('/requests');
  await expect(page.getByText('All 2 photos have arrived.')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Take back photo 2' }).click();
  await expect(page.getByText('Photo 2 taken back')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('All 2 photos have arrived.')).toBeVisible();
  await page.getByRole('button', { name: 'Take back photo 1' }).click();
  await expect(page.getByText('Its photo has arrived.')).toBeVisible();
  expect(await keptPhotos(site, lead.submissionId)).toHaveLength(2);
  await page.clock.fastForward(31_000);
  await expect.poll(() => keptPhotos(site, lead.submissionId)).toHaveLength(1);
  await page.getByRole('button', { name: 'Clear from this list' }).click();
  await expect(page.getByText(/From this (?:phone|device) only/)).toBeVisible();
  await page.clock.fastForward(31_000);
  expect(await keptPhotos(site, lead.submissionId)).toHaveLength(1);
});
