import type { Page } from '@playwright/test';
import { formText } from '../../src/content/forms/common.ts';
import { photoListText } from '../../src/content/forms/photo-list.ts';
import { photosText } from '../../src/content/forms/photos.ts';
import { expectAccessible } from '../support/axe.ts';
import { missing, QUOTE } from '../support/field-rules.ts';
import { expect, reading, test } from '../support/fixtures.ts';
import {
  ADDRESS,
  fillPersonAndAddress,
  fillWholePerson,
  openForm,
  problems,
  alive,
  wholePerson,
} from '../support/forms.ts';
import { visitor } from '../support/hero.ts';
import { choices } from '../support/entries.ts';
import { keptPhotos, plainPicture } from '../support/photos.ts';

test('the quote request carries every field', async ({ page, arrivedOnce }) => {
  await page.goto('/quote');
  const form = page.locator('#quote-form');
  await fillPersonAndAddress(form);
  await form.getByLabel('Kind of work').selectOption(choices.quote);
  await form.getByLabel('Budget').selectOption('15k-30k');
  await form.getByLabel('Describe the job').fill(visitor.message);
  await form.getByRole('checkbox', { name: 'Priority' }).check();
  await form.getByRole('checkbox', { name: 'Prompt' }).check();
  await form.getByRole('checkbox', { name: 'After-hours work' }).check();
  await form.getByRole('button', { name: 'Request Quote' }).click();
  await expect(page).toHaveURL('/thank-you');
  expect(await arrivedOnce()).toMatchObject({
    formType: 'smart_lead',
    data: {
      formName: 'Smart Lead Form',
      ...wholePerson,
      address: ADDRESS,
      serviceType: choices.quote,
      budget: '15k-30k',
      description: visitor.message,
      urgency: ['priority', 'prompt'],
      additionalServices: ['after-hours'],
    },
  });
});

reading('the quote page says what is missing, first field first', async ({ page }) => {
  const form = await openForm(page, '/quote', '#quote-form');
  await form.getByRole('button', { name: 'Request Quote' }).click();
  await expect(problems(form)).toHaveText([...missing(QUOTE)]);
  await expect(form.getByLabel('First name')).toBeFocused();
  await expectAccessible(page, '#quote-form');
});

reading('what was typed on the quote page comes back after a reload', async ({ page }) => {
  await page.goto('/quote');
  await alive(page);
  const form = page.locator('#quote-form');
  await fillWholePerson(form);
  await form.getByRole('checkbox', { name: 'Standard' }).check();
  await form.getByLabel('Budget').selectOption('under-5k');
  await page.reload();
  await form.getByLabel('First name').click();
  await expect(form.getByText('We kept what you typed.')).toBeVisible();
  await expect(form.getByLabel('Last name')).toHaveValue('O’Brien-Lee');
  await expect(form.getByLabel('Budget')).toHaveValue('under-5k');
  await expect(form.getByRole('checkbox', { name: 'Standard' })).toBeChecked();
});

reading('a second tab leaves the draft to the first', async ({ page, context, watch }) => {
  await page.goto('/quote');
  const form = page.locator('#quote-form');
  await form.getByLabel('First name').fill('Maeve');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('draft:smart_lead')))
    .toContain('Maeve');
  const second = await context.newPage();
  watch(second);
  await second.goto('/quote');
  const other = second.locator('#quote-form');
  await other.getByLabel('First name').fill('Owen');
  await expect(other.getByText(formText.draft.otherTab)).toBeVisible();
  await page.close();
  await other.getByLabel('Last name').fill('Brick');
  await expect
    .poll(() => second.evaluate(() => localStorage.getItem('draft:smart_lead')))
    .toContain('Brick');
});

test('a photograph added in a second tab goes along when that tab takes the draft over', async ({
  page,
  context,
  watch,
  site,
  arrivedOnce,
  expectedErrors,
}) => {
  // Where it is the page that uploads, its question how far a new photograph is stands in the console.
  expectedErrors.push(/status of 404/);
  const draft = (tab: Page) => tab.evaluate(() => localStorage.getItem('draft:smart_lead'));
  await page.goto('/quote');
  await page.locator('#quote-form').getByLabel('First name').fill('Maeve');
  await expect.poll(() => draft(page)).toContain('Maeve');
  const second = await context.newPage();
  watch(second);
  await second.goto('/quote');
  const form = second.locator('#quote-form');
  await fillPersonAndAddress(form);
  await form.getByLabel('Kind of work').selectOption(choices.quote);
  const buffer = await plainPicture(110, 100);
  const picture = { name: 'crack.jpg', mimeType: 'image/jpeg', buffer };
  await form.getByLabel(photosText.add).setInputFiles(picture);
  const photo = form.getByRole('img', { name: photoListText.photo(1) });
  await expect(photo).toBeVisible();
  await page.close();
  await expect.poll(() => draft(second)).toContain(ADDRESS);
  await form.getByRole('button', { name: 'Request Quote' }).click();
  const lead = await arrivedOnce();
  expect(lead.data).toMatchObject({ photoCount: 1 });
  await expect.poll(() => keptPhotos(site, lead.submissionId), { timeout: 30_000 }).toHaveLength(1);
});
