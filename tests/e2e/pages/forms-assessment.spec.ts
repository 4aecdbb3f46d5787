import { expectAccessible } from '../../support/axe.ts';
import { BOOKING, missing } from '../../support/field-rules.ts';
import { expect, reading, test } from '../../support/fixtures.ts';
import {
  ADDRESS,
  fillPersonAndAddress,
  openForm,
  problems,
  wholePerson,
} from '../../support/forms.ts';
import { visitor } from '../../support/hero.ts';

test('a booking runs its price and carries every field', async ({ page, arrivedOnce }) => {
  await page.clock.setFixedTime(new Date('2026-11-20T22:00:00Z'));
  await page.goto('/assessment');
  const form = page.locator('#assessment-form');
  const fee = form.getByRole('region', { name: 'Your fee' });
  await expect(fee).toContainText('$350');
  await fillPersonAndAddress(form);
  await form.getByLabel('Property').selectOption('townhouse');
  await form.getByLabel('Age of the building').selectOption('heritage');
  await form.getByRole('checkbox', { name: /^Structural/ }).check();
  await form.getByRole('checkbox', { name: /^Insurance/ }).check();
  await form.getByRole('radio', { name: 'Heritage specialist, $850' }).check();
  await expect(fee).toContainText('$850');
  await form.getByRole('checkbox', { name: 'Priority 24-48hrs, +50%' }).check();
  await expect(fee).toContainText('$1,275');
  await expect(fee.getByRole('status')).toHaveText('The fee is now $1,275');
  await form.getByLabel('What worries you?').fill(visitor.message);
  await form.getByLabel('Preferred date').fill('2027-02-18');
  await form.getByLabel('Time (optional)').selectOption('8-10');
  await form.getByLabel('Getting in').fill('The gate sticks.');
  await form.getByRole('button', { name: 'Book Assessment Report' }).click();
  await expect(page).toHaveURL('/thank-you');
  expect(await arrivedOnce()).toMatchObject({
    formType: 'quick_assessment',
    data: {
      formName: 'Quick Assessment Form',
      ...wholePerson,
      address: ADDRESS,
      propertyType: 'townhouse',
      buildingAge: 'heritage',
      assessmentTypes: ['structural', 'insurance'],
      assessmentLevel: 'heritage',
      preferredDate: '2027-02-18',
      timeSlot: '8-10',
      concerns: visitor.message,
      accessInstructions: 'The gate sticks.',
      extras: ['priority'],
      quotedPrice: 1275,
    },
  });
});

reading('a booking says what is missing', async ({ page }) => {
  const form = await openForm(page, '/assessment', '#assessment-form');
  await form.getByRole('button', { name: 'Book Assessment Report' }).click();
  await expect(problems(form)).toHaveText([...missing(BOOKING), 'Please choose one']);
  await expectAccessible(page, '#assessment-form');
});

test('a booking takes no past day, and a Sunday only as a priority call', async ({
  page,
  arrivedOnce,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-20T22:00:00Z'));
  await page.goto('/assessment');
  const form = page.locator('#assessment-form');
  await fillPersonAndAddress(form);
  await form.getByLabel('Property').selectOption('house');
  await form.getByRole('checkbox', { name: /^Maintenance/ }).check();
  const send = form.getByRole('button', { name: 'Book Assessment Report' });
  await form.getByLabel('Preferred date').fill('2026-11-20');
  await send.click();
  await expect(problems(form)).toHaveText(['Please choose a day from today on']);
  await form.getByLabel('Preferred date').fill('2026-11-29');
  await expect(
    form.getByText('Sundays and public holidays are priority calls only.'),
  ).toBeVisible();
  await send.click();
  await expect(problems(form)).toHaveText(['Tick the priority call, or choose another day']);
  await expectAccessible(page, '#assessment-form');
  await form.getByRole('checkbox', { name: 'Yes, ask for a priority call' }).check();
  await expect(problems(form)).toHaveCount(0);
  await send.click();
  expect(await arrivedOnce()).toMatchObject({ data: { preferredDate: '2026-11-29' } });
});
