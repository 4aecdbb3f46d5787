import { expect, test } from '../support/fixtures.ts';
import { fillPerson } from '../support/forms.ts';
import { sendHero, visitor } from '../support/hero.ts';

test('only a visitor who asked to be remembered finds name, phone and e-mail filled in', async ({
  page,
}) => {
  await page.goto('/');
  await sendHero(page);
  await expect(page).toHaveURL('/thank-you');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(visitor.email);

  await page.goto('/services/masonry');
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
