import type { Page } from '@playwright/test';
import { messages } from '../../../src/contract/limits.ts';
import { noScriptText } from '../../../src/content/forms/no-script.ts';
import { expect, test } from '../../support/fixtures.ts';
import { visitor } from '../../support/hero.ts';
import { largePhoto } from '../../support/photos.ts';
import { plainForms, plainHero, type PlainForm } from '../../support/without-script.ts';

test.use({ javaScriptEnabled: false, expectedErrors: [/status of 422/] });

async function send(page: Page, { place, send: name }: PlainForm): Promise<void> {
  await page.locator(place).getByRole('button', { name }).click();
}

test('every form is sent without script, and each is in the inbox once', async ({ page, site }) => {
  for (const form of plainForms) {
    await page.goto(form.path);
    await form.fill(page.locator(form.place));
    await send(page, form);
    await expect(page, form.formType).toHaveURL(/\/thank-you\?request=/);
    const [lead] = await site.inbox();
    await expect(page.locator('#standing')).toContainText(lead?.receipt ?? 'no receipt');
  }
  const leads = await site.inbox();
  expect(leads.map(({ formType }) => formType).toSorted()).toEqual(
    plainForms.map(({ formType }) => formType).toSorted(),
  );
  expect(leads.filter(({ spam }) => spam !== null)).toEqual([]);
});

test('the stars lead to what is asked for them without script', async ({ page, site }) => {
  await page.goto('/review');
  const form = page.locator('#feedback-form');
  const complaint = form.getByRole('textbox', { name: 'What went wrong?' });
  const praise = form.getByRole('textbox', { name: 'What did we do well?' });
  await expect(form.getByRole('radio', { name: '5 stars' })).toBeVisible();
  await expect(form.getByRole('textbox')).toHaveCount(0);
  await form.getByRole('radio', { name: '2 stars' }).check();
  await expect(form.getByRole('heading', { name: "We're Sorry to Hear That" })).toBeVisible();
  await expect(complaint).toBeVisible();
  await expect(praise).toHaveCount(0);
  await form.getByRole('radio', { name: '5 stars' }).check();
  await expect(form.getByRole('heading', { name: 'Awesome! Glad You Loved It' })).toBeVisible();
  await expect(complaint).toHaveCount(0);
  await praise.fill('The wall stands straight.');
  await form.getByRole('button', { name: 'Send Feedback' }).click();
  await expect(page).toHaveURL(/\/thank-you\?request=/);
  expect(await site.inbox()).toMatchObject([{ formType: 'feedback' }]);
});

test('mistakes are shown next to their fields, and nothing typed is lost', async ({
  page,
  site,
}) => {
  await page.goto('/');
  const form = page.locator(plainHero.place);
  await plainHero.fill(form);
  await form.getByLabel('Phone number').fill('12');
  await form.getByLabel('Tell us about it').fill(visitor.message);
  await send(page, plainHero);
  await expect(form.getByText(messages.phoneInvalid)).toBeVisible();
  await expect(form.getByLabel('Phone number')).toBeFocused();
  await expect(form.getByLabel('Phone number')).toHaveValue('12');
  await expect(form.getByLabel('Your name')).toHaveValue(visitor.name);
  await expect(form.getByLabel('Tell us about it')).toHaveValue(visitor.message);
  expect(await site.inbox()).toEqual([]);

  await form.getByLabel('Phone number').fill(visitor.phone);
  await send(page, plainHero);
  await expect(page).toHaveURL(/\/thank-you\?request=/);
  expect(await site.inbox()).toMatchObject([{ name: visitor.name, message: visitor.message }]);
});

test('a photo goes along, and the same form sent again is one lead', async ({ page, site }) => {
  await page.goto('/');
  const form = page.locator(plainHero.place);
  await plainHero.fill(form);
  const photos = form.locator('label:has(input[type="file"])');
  const [picker, frame] = await Promise.all([photos.boundingBox(), form.boundingBox()]);
  expect(picker?.width, 'within the form').toBeLessThanOrEqual(frame?.width ?? 0);
  await form.locator('input[type="file"]').setInputFiles([await largePhoto('crack.jpg')]);
  await send(page, plainHero);
  await expect(page).toHaveURL(/\/thank-you\?request=/);
  const confirmation = page.url();
  await page.goBack();
  await send(page, plainHero);
  await expect(page).toHaveURL(confirmation);
  const [lead, ...more] = await site.inbox();
  expect(more).toEqual([]);
  expect(lead?.photos).toHaveLength(1);
});

test('a page of mistakes that is reloaded stores nothing and asks the same again', async ({
  page,
  site,
}) => {
  await page.goto('/');
  const form = page.locator(plainHero.place);
  await plainHero.fill(form);
  await form.getByLabel('Email (required)').fill('');
  await form.locator('input[type="file"]').setInputFiles([await largePhoto('crack.jpg')]);
  await send(page, plainHero);
  await expect(form.getByText(noScriptText.photos.chooseAgain)).toBeVisible();
  await page.reload();
  await expect(form.getByText(messages.emailRequired)).toBeVisible();
  expect(await site.inbox()).toEqual([]);
});
