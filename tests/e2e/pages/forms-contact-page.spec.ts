import { expectAccessible } from '../../support/axe.ts';
import { expect, reading, test } from '../../support/fixtures.ts';
import { fillWholePerson, wholePerson } from '../../support/forms.ts';
import { visitor } from '../../support/hero.ts';
import { choices } from '../../support/entries.ts';

test('everything typed on the contact page is in the popup, one press from being sent', async ({
  page,
  arrivedOnce,
}) => {
  await page.goto('/contact');
  const form = page.locator('#contact-page-form');
  await expectAccessible(page, '#contact-page-form');
  await fillWholePerson(form);
  await form.getByLabel('Service').selectOption(choices.popup);
  await form.getByLabel('Project details').fill(visitor.message);
  await form.getByRole('button', { name: 'Get Free Assessment' }).click();
  const popup = page.getByRole('dialog', { name: 'Get Free Assessment' });
  await expect(popup.getByText('This is what you typed on the contact page.')).toBeVisible();
  await expect(popup.getByText(`We ring you on ${wholePerson.phone}.`)).toBeVisible();
  await expect(popup.getByLabel('Your name')).toHaveValue('Maeve O’Brien-Lee');
  await expect(popup.getByLabel('Email')).toHaveValue(visitor.email);
  await expect(popup.getByLabel('What needs doing?')).toHaveValue(choices.popup);
  await expect(popup.getByLabel('Tell us about it')).toHaveValue(visitor.message);
  await expectAccessible(page, '[role="dialog"]');
  await popup.getByRole('button', { name: 'Send Request' }).click();
  await expect(page).toHaveURL('/thank-you');
  expect(await arrivedOnce()).toMatchObject({
    formType: 'enhanced_contact',
    data: {
      formName: 'Enhanced Contact Form',
      ...wholePerson,
      name: 'Maeve O’Brien-Lee',
      service: choices.popup,
      message: visitor.message,
    },
  });
  await page.goto('/contact');
  await form.getByLabel('First name').click();
  await expect(form.getByLabel('First name')).toHaveValue('');
});

reading('without a valid phone the popup begins at the phone', async ({ page }) => {
  await page.goto('/contact');
  const form = page.locator('#contact-page-form');
  await form.getByLabel('First name').fill('Maeve');
  await form.getByLabel('Phone number').fill('0400');
  await form.getByRole('button', { name: 'Get Free Assessment' }).click();
  const popup = page.getByRole('dialog');
  await expect(popup.getByLabel('Phone number')).toHaveValue('0400');
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(form.getByLabel('First name')).toHaveValue('Maeve');
});
