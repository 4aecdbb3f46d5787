import { expectAccessible } from '../support/axe.ts';
import { expect, reading, test } from '../support/fixtures.ts';
import { openForm, alive } from '../support/forms.ts';
import { visitor } from '../support/hero.ts';

test('three stars lead to private feedback, which is sent and cleared', async ({
  page,
  arrivedOnce,
}) => {
  const form = await openForm(page, '/review', '#feedback-form');
  await expectAccessible(page, 'main');
  await page.getByRole('radio', { name: '3 stars' }).click();
  await expect(page.getByRole('heading', { name: "We're Sorry to Hear That" })).toBeFocused();
  const fields = await form
    .locator('input[name]:not([type="hidden"]), textarea[name]')
    .evaluateAll((all) => all.map((field) => field.getAttribute('name')));
  // The last one is the honeypot.
  expect(fields).toEqual(['name', 'email', 'feedback', 'website']);
  const send = form.getByRole('button', { name: 'Send Feedback' });
  await expect(send).toBeDisabled();
  await form.getByLabel('What went wrong?').fill('   ');
  await expect(send).toBeDisabled();
  await form.getByLabel('What went wrong?').fill('The scaffold stood a week too long.');
  await expectAccessible(page, 'main');
  await send.click();
  await expect(page.getByText('Thank You!', { exact: true })).toBeVisible();
  await expect(
    page.getByText("Your feedback has been submitted. We'll review it.", { exact: true }),
  ).toBeVisible();
  await expect(form.getByLabel('What went wrong?')).toHaveValue('');
  expect(await arrivedOnce()).toMatchObject({
    formType: 'feedback',
    data: {
      formName: 'Feedback Form',
      feedback: 'The scaffold stood a week too long.',
      name: '',
      email: '',
      rating: 3,
      submissionType: 'feedback',
    },
  });
});

test('five stars without a review page send the praise to us, which may be quoted', async ({
  page,
  arrivedOnce,
}) => {
  const form = await openForm(page, '/review', '#feedback-form');
  await page.getByRole('radio', { name: '5 stars' }).click();
  await expect(page.getByRole('img', { name: 'You gave 5 stars' })).toBeVisible();
  await expect(page.getByText('Tap a star.')).toBeHidden();
  await form.getByLabel('What did we do well?').fill('The wall stands straight.');
  await form.getByLabel('Your name').fill(visitor.name);
  await form.getByLabel('You may quote this').check();
  await expectAccessible(page, 'main');
  await form.getByRole('button', { name: 'Send Feedback' }).click();
  expect(await arrivedOnce()).toMatchObject({
    data: { rating: 5, feedback: 'The wall stands straight.', mayQuote: true },
  });
});

test('a press on Send is not missed for a question about the e-mail address', async ({
  page,
  arrivedOnce,
}) => {
  const form = await openForm(page, '/review', '#feedback-form');
  await page.getByRole('radio', { name: '2 stars' }).click();
  await form.getByLabel('What went wrong?').fill('The gate was left open.');
  await form.getByRole('button', { name: 'Send Feedback' }).hover();
  await page.clock.install();
  await form.getByLabel('Your email').fill('maeve@gmail.con');
  const question = form.getByText('Did you mean maeve@gmail.com?');
  await page.mouse.down();
  await page.clock.runFor(2_000);
  await expect(question).toBeHidden();
  await page.mouse.up();
  expect(await arrivedOnce()).toMatchObject({ data: { email: 'maeve@gmail.con' } });
});

test('a name or e-mail with the feedback has to be a real one', async ({ page }) => {
  const form = await openForm(page, '/review', '#feedback-form');
  await page.getByRole('radio', { name: '1 star' }).click();
  await form.getByLabel('What went wrong?').fill('Dust.');
  await form.getByLabel('Your email').fill('nowhere');
  await form.getByRole('button', { name: 'Send Feedback' }).click();
  await expect(form.getByText('Please enter a valid email address')).toBeVisible();
  await form.getByLabel('Your email').fill(visitor.email);
  await form.getByRole('button', { name: 'Send Feedback' }).click();
  await expect(page.getByText('Thank You!', { exact: true })).toBeVisible();
});

reading(
  'with the keyboard the arrows move between the stars and Enter chooses',
  async ({ page }) => {
    await page.goto('/review');
    await alive(page);
    await page.getByRole('radio', { name: '1 star' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('End');
    await expect(page.getByRole('radio', { name: '5 stars' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'How did we do?' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Awesome! Glad You Loved It' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /review/i })).toHaveCount(0);
    await expectAccessible(page, 'main');
  },
);
