import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { fillWholePerson, recordedOnce } from '../support/forms.ts';
import { visitor } from '../support/hero.ts';

test('everything typed on the contact page is in the popup, one press from being sent', async ({
  page,
  site,
  recorder,
}) => {
  await page.goto('/contact');
  const form = page.locator('#contact-page-form');
  await expectAccessible(page, '#contact-page-form');
  await fillWholePerson(form);
  await form.getByLabel('Service').selectOption('heritage');
  await form.getByLabel('Project details').fill(visitor.message);
  await form.getByRole('button', { name: 'Get Free Assessment' }).click();
  const popup = page.getByRole('dialog');
  await expect(popup.getByLabel('Your name')).toHaveValue('Maeve O’Brien-Lee');
  await expect(popup.getByLabel('Email')).toHaveValue(visitor.email);
  await expect(popup.getByLabel('What needs doing?')).toHaveValue('heritage');
  await expect(popup.getByLabel('Tell us about it')).toHaveValue(visitor.message);
  await expectAccessible(page, '[role="dialog"]');
  await popup.getByRole('button', { name: 'Send Request' }).click();
  await expect(page).toHaveURL(`${site.url}/thank-you`);
  expect(await recordedOnce(recorder)).toMatchObject({
    formType: 'enhanced_contact',
    data: {
      formName: 'Enhanced Contact Form',
      firstName: 'Maeve',
      lastName: 'O’Brien-Lee',
      name: 'Maeve O’Brien-Lee',
      phone: visitor.phone,
      phoneE164: visitor.phoneE164,
      email: visitor.email,
      service: 'heritage',
      message: visitor.message,
    },
  });
  await page.goto('/contact');
  await form.getByLabel('First name').click();
  await expect(form.getByLabel('First name')).toHaveValue('');
});

test('without a valid phone the popup begins at the phone', async ({ page }) => {
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
