import type { Locator } from '@playwright/test';
import { DETAILS, NAME, onceTyped, PHONE } from '../../support/field-rules.ts';
import { expect } from '../../support/fixtures.ts';
import { openForm, openPopup, problems } from '../../support/forms.ts';
import {
  answerAll,
  expectCounter,
  expectEveryProblem,
  expectProblem,
  expectProblems,
} from '../../support/messages.ts';
import { test } from '../../support/sent-only-now.ts';

/** Step 1 lets nobody on before the phone is right; then step 2 begins at its first field. */
async function expectPhoneFirst(form: Locator): Promise<void> {
  const phone = form.getByLabel('Phone number');
  const onward = form.getByRole('button', { name: 'Continue' });
  await phone.fill(PHONE.right[0]);
  await expect(onward).toBeEnabled();
  for (const nothing of ['   ', '']) {
    await phone.fill('0123');
    await onward.click();
    await phone.fill(nothing);
    await expectProblem(phone, 'Phone number is required');
    await expect(onward).toBeDisabled();
  }
  await phone.fill(PHONE.right[0]);
  await expect(problems(form)).toHaveCount(0);
  await expectEveryProblem(form, 'Continue', [onceTyped(PHONE)]);
  await expect(form.getByLabel('Your name')).toBeHidden();
  await onward.click();
  await expect(form.getByLabel('Your name')).toBeFocused();
  await expect(phone).toHaveCount(0);
}

/** The same with step 2, from which Back leads to the phone and its rule. */
async function expectDetails(form: Locator): Promise<void> {
  await expectProblems(
    form,
    'Send Request',
    ['Name is required', 'Email is required', 'Please choose one'],
    'Your name',
  );
  await answerAll(form, DETAILS);
  await expectEveryProblem(form, 'Send Request', DETAILS);
  await expectCounter(form, 'Tell us about it', 500);
  await form.getByRole('button', { name: 'Back' }).click();
  const phone = form.getByLabel('Phone number');
  await phone.fill('0491');
  await form.getByRole('button', { name: 'Continue' }).click();
  await expectProblem(phone, 'Please enter a valid Australian phone number');
  await phone.fill(PHONE.right[0]);
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(form.getByLabel('Your name')).toHaveValue(NAME.right[0]);
}

test('hero_contact: both steps of the hero form say all that can be wrong with them', async ({
  page,
  expectSentOnlyNow,
}) => {
  const form = await openForm(page, '/', '#hero-form');
  await expectPhoneFirst(form);
  await expectDetails(form);
  await expectSentOnlyNow(form, 'Send Request');
});

/** Red, as far as a colour can be measured: far more of it than of green and blue. */
async function expectRed(part: Locator, property: 'color' | 'border-top-color'): Promise<void> {
  const colour = await part.evaluate(
    (element, name) => getComputedStyle(element).getPropertyValue(name),
    property,
  );
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  expect(red, `${property} ${colour}`).toBeGreaterThan(2 * Math.max(green, blue));
}

test('assessment_popup: both steps of the popup say all that can be wrong with them', async ({
  page,
  expectSentOnlyNow,
}) => {
  await page.goto('/terms-of-service');
  const popup = await openPopup(page);
  await expectPhoneFirst(popup);
  await expectDetails(popup);
  await popup.getByRole('button', { name: 'Back' }).click();
  await popup.getByLabel('Phone number').fill('0491');
  await popup.getByRole('button', { name: 'Continue' }).click();
  await expectRed(problems(popup), 'color');
  await expectRed(popup.getByLabel('Phone number'), 'border-top-color');
  await popup.getByLabel('Phone number').fill(PHONE.right[0]);
  await popup.getByRole('button', { name: 'Continue' }).click();
  await expectSentOnlyNow(popup, 'Send Request');
});

test('enhanced_contact: whatever is wrong on the contact page is said in the popup', async ({
  page,
  expectSentOnlyNow,
}) => {
  await page.goto('/contact');
  const form = page.locator('#contact-page-form');
  await form.getByLabel('First name').fill('M4eve');
  await form.getByLabel('Last name').fill('L'.repeat(51));
  await form.getByLabel('Phone number').fill('0491');
  await form.getByLabel('Email').fill('maeve');
  await form.getByRole('button', { name: 'Get Free Assessment' }).click();
  const popup = page.getByRole('dialog');
  await popup.getByRole('button', { name: 'Continue' }).click();
  await expectProblem(
    popup.getByLabel('Phone number'),
    'Please enter a valid Australian phone number',
  );
  await expectPhoneFirst(popup);
  await expectProblems(
    popup,
    'Send Request',
    [
      'Name must be less than 50 characters',
      'Please enter a valid email address',
      'Please choose one',
    ],
    'Your name',
  );
  for (const label of ['Your name', 'Email (required)']) await popup.getByLabel(label).fill('');
  await expectDetails(popup);
  const { data } = await expectSentOnlyNow(popup, 'Send Request');
  expect(data).toMatchObject({ name: NAME.right[0] });
  expect(data, 'parts of a name that was corrected').not.toHaveProperty('lastName');
});
