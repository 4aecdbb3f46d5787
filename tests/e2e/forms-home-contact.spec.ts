import { expectAccessible } from '../support/axe.ts';
import { expect, offline, reading, test } from '../support/fixtures.ts';
import { fillPerson, openForm, problems } from '../support/forms.ts';
import { installed, visitor } from '../support/hero.ts';
import { hearsOnline } from '../support/signal.ts';
import { choices } from '../support/entries.ts';

const SENT = /^Message sent successfully! We'll get back to you /;

test('the contact section sends a message and is ready for another', async ({
  page,
  arrivedOnce,
}) => {
  await page.goto('/');
  const form = page.locator('#home-contact-form');
  await fillPerson(form);
  await form.getByLabel('What needs doing?').selectOption(choices.contact);
  await form.getByLabel('When?').selectOption('planning');
  await form.getByLabel('Message').fill(visitor.message);
  await form.getByRole('radio', { name: 'Email' }).check();
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText(SENT)).toBeVisible();
  const standing = page.locator('#contact').getByRole('status').filter({ hasText: 'Receipt' });
  await expect(standing).toContainText('We have your message');
  await expect(page).toHaveURL('/');
  await expect(form.getByLabel('Your name')).toHaveValue('');
  await expect(form.getByLabel('When?')).toHaveValue('normal');
  await expect(form.getByRole('radio', { name: 'Phone' })).toBeChecked();
  expect(await arrivedOnce()).toMatchObject({
    formType: 'modern_contact',
    data: {
      formName: 'Modern Contact Section',
      name: visitor.name,
      phone: visitor.phone,
      email: visitor.email,
      service: choices.contact,
      urgency: 'planning',
      message: visitor.message,
      preferredContact: 'email',
    },
  });
});

test('pressed before its code has arrived, the button still sends', async ({
  page,
  arrivedOnce,
}) => {
  const code = Promise.withResolvers<void>();
  await page.route(/ModernContactBody/, async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto('/');
  const form = page.locator('#home-contact-form');
  await fillPerson(form);
  await form.getByLabel('What needs doing?').selectOption(choices.contact);
  await form.getByRole('radio', { name: 'Email' }).check();
  await form.getByRole('button', { name: 'Send Message' }).click();
  code.resolve();
  await expect(page.getByText(SENT)).toBeVisible();
  expect(await arrivedOnce()).toMatchObject({
    data: { name: visitor.name, preferredContact: 'email', urgency: 'normal' },
  });
});

reading('the contact section says what is missing', async ({ page }) => {
  const form = await openForm(page, '/', '#home-contact-form');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(problems(form)).toHaveText([
    'Name is required',
    'Phone number is required',
    'Email is required',
    'Please choose one',
  ]);
  await expect(form.getByLabel('Your name')).toBeFocused();
  await expectAccessible(page, '#home-contact-form');
});

offline(
  'without signal the contact section says that the message is saved',
  async ({ page, site, arrivedOnce }) => {
    await page.goto('/');
    await installed(page);
    await site.down();
    const form = page.locator('#home-contact-form');
    await fillPerson(form);
    await form.getByLabel('What needs doing?').selectOption(choices.contact);
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText(/Saved on this (?:phone|device)/).first()).toBeVisible();
    await expect(form.getByLabel('Your name')).toHaveValue('');
    await site.up();
    await hearsOnline(page);
    expect(await arrivedOnce()).toMatchObject({ formType: 'modern_contact' });
  },
);
