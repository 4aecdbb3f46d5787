import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { sendHeroRefused } from '../support/forms.ts';
import { fillHero, heroForm, visitor } from '../support/hero.ts';

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

test('what is typed while the form is being sent stays, and goes with the next Send', async ({
  page,
  recorder,
}) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/leads', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto('/');
  await fillHero(page);
  const asked = page.waitForRequest('**/api/leads');
  await send(page);
  await asked;
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
