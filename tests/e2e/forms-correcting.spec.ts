import type { Page } from '@playwright/test';
import { photoListText } from '../../src/content/forms/photo-list.ts';
import { photosText } from '../../src/content/forms/photos.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, offline, test } from '../support/fixtures.ts';
import { sendHeroRefused } from '../support/forms.ts';
import { fillHero, heroForm, installed, sendHero, visitor } from '../support/hero.ts';
import { keptPhotos, plainPicture } from '../support/photos.ts';
import { hearsOnline } from '../support/signal.ts';

test('a refused request is corrected from the list and sent again under its number', async ({
  page,
  expectedErrors,
  arrivedOnce,
}) => {
  await page.goto('/');
  const acceptAgain = await sendHeroRefused(page, expectedErrors);
  await acceptAgain();
  await page.goto('/requests');
  await page.getByRole('button', { name: 'Correct' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct your request' });
  await expect(dialog.getByLabel('Your name')).toHaveValue(visitor.name);
  await expect(dialog.getByLabel('Phone number')).toHaveValue(visitor.phone);
  await expect(dialog.getByLabel('Tell us about it')).toHaveValue(visitor.message);
  await expectAccessible(page, '[role="dialog"]');
  await dialog.getByLabel('Email').fill('');
  await dialog.getByRole('button', { name: 'Save and send' }).click();
  await expect(dialog.getByText('Email is required')).toBeVisible();
  await dialog.getByLabel('Email').fill('maeve.lee@example.com');
  await dialog.getByRole('button', { name: 'Save and send' }).click();
  await expect(dialog).toBeHidden();
  expect(await arrivedOnce()).toMatchObject({
    formType: 'hero_contact',
    revision: 2,
    data: { name: visitor.name, email: 'maeve.lee@example.com' },
  });
});

const message = (page: Page) => heroForm(page).getByRole('textbox', { name: 'Tell us about it' });
const send = (page: Page) => heroForm(page).getByRole('button', { name: 'Send Request' }).click();

test('words changed in the form after the request was corrected in the list are sent as well', async ({
  page,
  context,
  watch,
  expectedErrors,
  arrivedOnce,
  recorder,
  site,
}) => {
  await page.goto('/');
  const acceptAgain = await sendHeroRefused(page, expectedErrors);
  await acceptAgain();
  const list = await context.newPage();
  watch(list);
  await list.goto('/requests');
  await list.getByRole('button', { name: 'Correct' }).click();
  const dialog = list.getByRole('dialog', { name: 'Correct your request' });
  await dialog.getByLabel('Email').fill('maeve.lee@example.com');
  await dialog.getByRole('button', { name: 'Save and send' }).click();
  const first = await arrivedOnce();
  expect(first).toMatchObject({ revision: 2, data: { email: 'maeve.lee@example.com' } });
  await list.close();

  await message(page).fill('The whole parapet has come down.');
  await send(page);
  await expect(page).toHaveURL('/thank-you');
  await expect.poll(() => recorder.received.length).toBe(2);
  expect(recorder.received[1]?.envelope).toMatchObject({
    submissionId: first.submissionId,
    revision: 3,
    data: { message: 'The whole parapet has come down.' },
  });
  expect(await site.inbox()).toMatchObject([
    { revision: 3, message: 'The whole parapet has come down.' },
  ]);
});

test('words written after a refusal outlive a reload, and are the ones that are sent', async ({
  page,
  expectedErrors,
  arrivedOnce,
}) => {
  await page.goto('/');
  const acceptAgain = await sendHeroRefused(page, expectedErrors);
  await message(page).fill('The whole parapet has come down.');
  await page.reload();
  const form = heroForm(page);
  await form.getByRole('textbox', { name: 'Phone number' }).focus();
  await expect(page.getByText('We kept what you typed.')).toBeVisible();
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(message(page)).toHaveValue('The whole parapet has come down.');
  await acceptAgain();
  await send(page);
  expect(await arrivedOnce()).toMatchObject({
    revision: 2,
    data: { message: 'The whole parapet has come down.' },
  });
});

test('a draft that was refused as it stands is dropped on the next visit: it lies in the list', async ({
  page,
  expectedErrors,
}) => {
  await page.goto('/');
  await sendHeroRefused(page, expectedErrors);
  await page.reload();
  await heroForm(page).getByRole('textbox', { name: 'Phone number' }).focus();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('draft:hero_contact')))
    .toBeNull();
  await expect(heroForm(page).getByRole('textbox', { name: 'Phone number' })).toHaveValue('');
});

/** Sends the filled form; the answer comes when what is given back is called. */
async function sendSlowly(page: Page): Promise<() => void> {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/leads', async (route) => {
    await answered;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/leads');
  await send(page);
  await asked;
  return answer;
}

test('what is typed while the form is being sent stays, and goes with the next Send', async ({
  page,
  recorder,
}) => {
  await page.goto('/');
  await fillHero(page);
  const answer = await sendSlowly(page);
  await message(page).fill('The whole parapet has come down.');
  answer();
  await expect.poll(() => recorder.received.length).toBe(1);
  await expect(heroForm(page).getByRole('button', { name: 'Send Request' })).toBeEnabled();
  await expect(message(page)).toHaveValue('The whole parapet has come down.');
  await send(page);
  await expect.poll(() => recorder.received.length).toBe(2);
  expect(recorder.received[1]?.envelope).toMatchObject({
    revision: 2,
    data: { message: 'The whole parapet has come down.' },
  });
  await expect(page).toHaveURL('/thank-you');
});

for (const before of [0, 1]) {
  test(`a photograph picked while the form is being sent with ${before} others stays, and goes with the next Send`, async ({
    page,
    site,
    recorder,
    expectedErrors,
  }) => {
    // Where it is the page that uploads, its question how far a new photograph is stands in the console.
    expectedErrors.push(/status of 404/);
    const pick = async (width: number) =>
      heroForm(page)
        .getByLabel(photosText.add)
        .setInputFiles({
          name: `${width}.jpg`,
          mimeType: 'image/jpeg',
          buffer: await plainPicture(width, 100),
        });
    const photo = (number: number) =>
      heroForm(page).getByRole('img', { name: photoListText.photo(number) });
    await page.goto('/');
    await fillHero(page);
    for (let at = 1; at <= before; at += 1) {
      await pick(100 + at);
      await expect(photo(at)).toBeVisible();
    }
    const answer = await sendSlowly(page);
    await pick(100);
    await expect(photo(before + 1)).toBeVisible();
    answer();
    await expect.poll(() => recorder.received.length).toBe(1);
    await expect(heroForm(page).getByRole('button', { name: 'Send Request' })).toBeEnabled();
    await expect(photo(before + 1)).toBeVisible();
    await send(page);
    await expect(page).toHaveURL('/thank-you');
    await expect.poll(() => recorder.received.length).toBe(2);
    const lead = recorder.received[1]?.envelope;
    expect(lead).toMatchObject({ revision: 2, data: { photoCount: before + 1 } });
    await expect
      .poll(() => keptPhotos(site, lead?.submissionId ?? ''), { timeout: 30_000 })
      .toHaveLength(before + 1);
  });
}

offline(
  'a request that two tabs correct is not replaced unseen: both texts are shown',
  async ({ openTab, site, arrivedOnce }) => {
    const home = await openTab('/');
    await installed(home);
    // Only without a server does the request wait for as long as the visitor needs.
    await site.down();
    await sendHero(home);
    await expect(home.getByText(/Saved on this (?:phone|device)/).first()).toBeVisible();
    const opened = async (tab: Page) => {
      await tab.getByRole('button', { name: 'Correct' }).click();
      const dialog = tab.getByRole('dialog', { name: 'Correct your request' });
      await expect(dialog.getByLabel('Your name')).toHaveValue(visitor.name);
      return dialog;
    };
    const page = await openTab('/requests');
    const [here, there] = [await opened(page), await opened(await openTab('/requests'))];
    await there.getByLabel('Tell us about it').fill('It leans out by a hand.');
    await there.getByRole('button', { name: 'Save and send' }).click();
    await expect(there).toBeHidden();
    await here.getByLabel('Tell us about it').fill('It has come down.');
    await here.getByRole('button', { name: 'Save and send' }).click();
    const told = here.getByRole('alert');
    await expect(told).toContainText('Tell us about it');
    await expect(told).toContainText('In the other tab: It leans out by a hand.');
    await expect(told).toContainText('Here: It has come down.');
    await expectAccessible(page, '[role="dialog"]');
    await told.getByRole('button', { name: 'Send what is here' }).click();
    await expect(here).toBeHidden();
    await site.up();
    await hearsOnline(page);
    expect(await arrivedOnce()).toMatchObject({ data: { message: 'It has come down.' } });
  },
);
