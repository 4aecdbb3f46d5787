import type { Page } from '@playwright/test';
import { heroFormText } from '../../../src/content/forms/home-forms.ts';
import { messages } from '../../../src/contract/limits.ts';
import { expectAccessible } from '../../support/axe.ts';
import { choices } from '../../support/entries.ts';
import { expect, NETWORK_DOWN, reading, test } from '../../support/fixtures.ts';
import { problems, started } from '../../support/forms.ts';
import { heroForm, visitor } from '../../support/hero.ts';
import { holdScript } from '../../support/hold-script.ts';

// Continue of a form in two steps, pressed before any module of the page is there.

const [first, second] = heroFormText.steps;

/** Types a phone number into the hero form of a page whose modules are held back. */
async function typePhone(page: Page, phone: string) {
  const letScriptThrough = await holdScript(page);
  await page.goto('/');
  const form = heroForm(page);
  const onward = form.getByRole('button', { name: 'Continue' });
  await form.getByLabel('Phone number').fill(phone);
  return { form, onward, letScriptThrough };
}

test('Continue leads on before the script is there; what is typed then arrives once', async ({
  page,
  arrivedOnce,
}) => {
  const { form, onward, letScriptThrough } = await typePhone(page, visitor.phone);
  await expect(onward).toHaveAccessibleDescription('');
  await onward.click();
  const name = form.getByLabel('Your name');
  await expect(name).toBeFocused();
  await expect(form.getByRole('status').first()).toHaveText(second.label);
  await expect(form.getByLabel('Phone number')).toHaveCount(0);
  await expect(page.locator('#hero-form-phone')).toBeHidden();
  await expectAccessible(page, '#hero-form');
  await name.fill(visitor.name.slice(1));
  await name.press('Home');
  await form.getByLabel('What needs doing?').selectOption(choices.popup);
  await name.evaluate((field) => {
    field.focus();
    Reflect.set(globalThis, 'typedInto', field);
  });
  letScriptThrough();
  await started(page);
  await expect(form.getByRole('group')).toBeVisible();
  await expect(name).toBeFocused();
  expect(await name.evaluate((field) => Reflect.get(globalThis, 'typedInto') === field)).toBe(true);
  await page.keyboard.type(visitor.name.slice(0, 1));
  await expect(name).toHaveValue(visitor.name);
  await form.getByLabel('Email').fill(visitor.email);
  await form.getByRole('button', { name: 'Back' }).click();
  await expect(form.getByRole('status').first()).toContainText(first.label);
  await expect(form.getByLabel('Phone number')).toHaveValue(visitor.phone);
  await onward.click();
  await form.getByRole('button', { name: 'Send Request' }).click();
  await expect(page).toHaveURL('/thank-you');
  expect(await arrivedOnce()).toMatchObject({
    formType: 'hero_contact',
    data: { phone: visitor.phone, name: visitor.name, email: visitor.email },
  });
});

test('Send in the second step waits for the script, which then sends what was seen, once', async ({
  page,
  arrivedOnce,
}) => {
  const { form, letScriptThrough } = await typePhone(page, visitor.phone);
  await form.getByLabel('Phone number').press('Enter');
  await form.getByLabel('Your name').fill(visitor.name);
  await form.getByLabel('Email').fill(visitor.email);
  await form.getByLabel('What needs doing?').selectOption(choices.popup);
  await form.getByRole('button', { name: 'Send Request' }).click();
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/submit-*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  letScriptThrough();
  const draft = () => page.evaluate(() => localStorage.getItem('draft:hero_contact'));
  await expect.poll(draft, { timeout: 30_000 }).toContain(visitor.email);
  await expect(form.getByLabel('Suburb or area')).toHaveValue('');
  code.resolve();
  await expect(page).toHaveURL('/thank-you', { timeout: 30_000 });
  expect(await arrivedOnce()).toMatchObject({ data: { phone: visitor.phone, location: '' } });
});

reading('a wrong phone number is said to be wrong before the script is there', async ({ page }) => {
  const { form, onward, letScriptThrough } = await typePhone(page, '0123');
  await onward.click();
  const phone = form.getByLabel('Phone number');
  const expectWrong = async () => {
    await expect(problems(form)).toHaveText([messages.phoneInvalid]);
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await expect(phone).toHaveAccessibleDescription(new RegExp(`^${messages.phoneInvalid}`));
  };
  await expectWrong();
  await expectAccessible(page, '#hero-form');
  letScriptThrough();
  await started(page);
  await expect(onward).not.toHaveAttribute('aria-describedby');
  await expectWrong();
  await phone.fill(visitor.phone);
  await expect(problems(form)).toHaveCount(0);
  await onward.click();
  await expect(form.getByLabel('Your name')).toBeFocused();
});

reading('a wrong phone number is corrected before the script is there', async ({ page }) => {
  const { form, onward, letScriptThrough } = await typePhone(page, '1300 975 707');
  await onward.click();
  await expect(problems(form)).toHaveText([messages.phoneOfService]);
  await form.getByLabel('Phone number').fill(visitor.phone);
  await onward.click();
  await expect(form.getByLabel('Your name')).toBeFocused();
  letScriptThrough();
  await started(page);
  await form.getByRole('button', { name: 'Back' }).click();
  await expect(form.getByLabel('Phone number')).toHaveValue(visitor.phone);
  await expect(problems(form)).toHaveCount(0);
});

reading('Continue waits for a phone number before the script is there', async ({ page }) => {
  const { form, onward } = await typePhone(page, ' ');
  const words = 'Enter your phone number to continue.';
  await expect(onward).toBeDisabled();
  await expect(onward).toHaveAccessibleDescription(words);
  await form.getByLabel('Phone number').fill('0');
  await expect(onward).toBeEnabled();
  await expect(form.getByText(words)).toBeHidden();
  await form.getByLabel('Phone number').fill('');
  await expect(onward).toBeDisabled();
  await expect(form.getByText(words)).toBeVisible();
});

test('both steps are posted as HTML where the code can’t be had', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(NETWORK_DOWN);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  const form = heroForm(page);
  await form.getByLabel('Phone number').fill(visitor.phone);
  await form.getByRole('button', { name: 'Continue' }).click();
  await form.getByLabel('Your name').fill(visitor.name);
  await form.getByLabel('Email').fill(visitor.email);
  await form.getByLabel('What needs doing?').selectOption(choices.popup);
  await form.getByRole('button', { name: 'Send Request' }).click();
  await expect(page).toHaveURL(/\/thank-you\?request=/, { timeout: 30_000 });
  expect(await site.inbox()).toMatchObject([{ name: visitor.name, formType: 'hero_contact' }]);
});
