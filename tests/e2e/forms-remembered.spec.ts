import type { Page } from '@playwright/test';
import { paths } from '../../src/contract/paths.ts';
import { expect, test } from '../support/fixtures.ts';
import { fillPerson } from '../support/forms.ts';
import { fillHero, heroForm, sendHero, visitor } from '../support/hero.ts';
import { service } from '../support/entries.ts';

test('only a visitor who asked to be remembered finds name, phone and e-mail filled in', async ({
  page,
}) => {
  await page.goto('/');
  await sendHero(page);
  await expect(page).toHaveURL('/thank-you');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(visitor.email);

  await page.goto(service.href);
  const form = page.locator('#lead-capture-form');
  await fillPerson(form);
  await form.getByRole('checkbox', { name: 'Remember me on this phone' }).check();
  await form.getByRole('button', { name: 'Send Request' }).click();
  await expect(page).toHaveURL('/thank-you');

  await page.goto('/quote');
  const quote = page.locator('#quote-form');
  await quote.getByLabel('Address of the building').click();
  await expect(quote.getByLabel('First name')).toHaveValue('Maeve');
  await expect(quote.getByLabel('Last name')).toHaveValue('O’Brien-Lee');
  await expect(quote.getByLabel('Email')).toHaveValue(visitor.email);
  await expect(quote.getByRole('checkbox', { name: 'Remember me on this phone' })).toBeChecked();
});

/** Opens a page whose form holds the remembered person, and presses Send without a further word. */
async function sendAtOnce(page: Page): Promise<void> {
  await page.goto(service.href);
  const form = page.locator('#lead-capture-form');
  await form.getByLabel('Phone number').focus();
  await expect(form.getByLabel('Phone number')).toHaveValue(visitor.phone);
  await form.getByRole('button', { name: 'Send Request' }).click();
  await expect(page).toHaveURL('/thank-you');
}

test('a remembered visitor who presses Send at once is no script: the lead is open and forwarded', async ({
  page,
  site,
  recorder,
}) => {
  await page.goto(service.href);
  const form = page.locator('#lead-capture-form');
  await fillPerson(form);
  await form.getByRole('checkbox', { name: 'Remember me on this phone' }).check();
  await form.getByRole('button', { name: 'Send Request' }).click();
  await expect(page).toHaveURL('/thank-you');

  const guards: unknown[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === paths.leads) guards.push(request.postDataJSON().guard);
  });
  await sendAtOnce(page);
  await expect.poll(() => recorder.received.length).toBe(2);
  expect(guards).toEqual([expect.objectContaining({ prefilled: true, touched: true })]);

  // The phone's clock goes back between the first sight of the form and Send.
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    addEventListener('focusin', () => (Date.now = () => now() - 86_400_000));
  });
  await sendAtOnce(page);
  await expect.poll(() => recorder.received.length).toBe(3);
  const open = (await site.inbox()).filter(({ spam, handled }) => spam === null && !handled);
  expect(open).toHaveLength(3);
});

test('a draft that is brought back and sent at once is no script’s either', async ({
  page,
  arrivedOnce,
  site,
}) => {
  await page.goto('/');
  await fillHero(page);
  await page.reload();
  await heroForm(page).getByRole('textbox', { name: 'Phone number' }).focus();
  await expect(page.getByText('We kept what you typed.')).toBeVisible();
  await heroForm(page).getByRole('button', { name: 'Continue' }).click();
  await heroForm(page).getByRole('button', { name: 'Send Request' }).click();
  await arrivedOnce();
  expect(await site.inbox()).toMatchObject([{ spam: null, heldBackFor: [] }]);
});
