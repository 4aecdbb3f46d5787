import { expect, offline as test } from '../../support/fixtures.ts';
import { alive } from '../../support/forms.ts';
import { fillHero, heroForm, visitor } from '../../support/hero.ts';

// A first visit whose connection goes before what checks the answers has come.

const CHECKS = /\/assets\/validate-[^/]*\.js$/;

test('without what checks the answers Continue leads on; what was typed stays, and is checked once that is there', async ({
  page,
  arrivedOnce,
}) => {
  await page.route(CHECKS, (route) => route.abort());
  await page.goto('/');
  await alive(page);
  const form = heroForm(page);
  const phone = form.getByRole('textbox', { name: 'Phone number' });
  await phone.fill('12');
  await form.getByRole('button', { name: 'Continue' }).click();
  await form.getByRole('button', { name: 'Back' }).click();
  await expect(phone).toHaveValue('12');

  await page.unroute(CHECKS);
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await fillHero(page);
  await form.getByRole('button', { name: 'Send Request' }).click();
  expect((await arrivedOnce()).data).toMatchObject({ phone: visitor.phone });
});
