import {
  EMAIL,
  message,
  description,
  missing,
  NAME,
  onceTyped,
  PHONE,
  QUOTE,
  choice,
} from '../../support/field-rules.ts';
import { expect } from '../../support/fixtures.ts';
import { alive, openForm, problems } from '../../support/forms.ts';
import {
  answerAll,
  expectCounter,
  expectEveryProblem,
  expectProblem,
  expectProblems,
  sendAnyway,
  type FieldRule,
} from '../../support/messages.ts';
import { adminMode, fail } from '../../support/page-errors.ts';
import { test } from '../../support/sent-only-now.ts';
import { choices } from '../../support/entries.ts';

/** The whole of a form that stands on one page. */
type OnePage = {
  readonly title: string;
  readonly path: string;
  readonly form: string;
  readonly button: string;
  readonly rules: readonly FieldRule[];
  readonly counter: readonly [label: string, max: number];
};

const onePage: readonly OnePage[] = [
  {
    title: 'modern_contact: the contact section says all that can be wrong with it',
    path: '/',
    form: '#home-contact-form',
    button: 'Send Message',
    rules: [NAME, PHONE, EMAIL, choice('What needs doing?', choices.contact), message('Message')],
    counter: ['Message', 500],
  },
  {
    title: 'smart_lead: the quote request says all that can be wrong with it',
    path: '/quote',
    form: '#quote-form',
    button: 'Request Quote',
    rules: QUOTE,
    counter: ['Describe the job', 2000],
  },
];

for (const { title, path, form: selector, button, rules, counter } of onePage) {
  test(title, async ({ page, expectSentOnlyNow }) => {
    const form = await openForm(page, path, selector);
    await expectProblems(form, button, missing(rules), rules[0]?.label ?? '');
    await answerAll(form, rules);
    await expect(problems(form)).toHaveCount(0);
    await expectEveryProblem(form, button, rules);
    await expectCounter(form, ...counter);
    await expectSentOnlyNow(form, button);
  });
}

test('lead_capture: the closing form says all that can be wrong with it, and by a toast what is missing', async ({
  page,
  expectSentOnlyNow,
}) => {
  const form = await openForm(page, '/emergency', '#lead-capture-form');
  const rules = [NAME, PHONE, EMAIL, message('What have you noticed?')];
  const toast = page.getByRole('alert').filter({ hasText: 'Please fill in all required fields' });
  await expectProblems(form, 'Send Request', missing(rules), 'Your name');
  await expect(toast).toHaveCount(1);
  for (const { label, right } of [NAME, PHONE, EMAIL]) {
    await toast.getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast).toHaveCount(0);
    await answerAll(form, rules);
    await form.getByLabel(label).fill('');
    await form.getByRole('button', { name: 'Send Request' }).click();
    await expect(toast).toHaveCount(1);
    await form.getByLabel(label).fill(right[0]);
  }
  await expectEveryProblem(form, 'Send Request', rules);
  await expectCounter(form, 'What have you noticed?', 500);
  await expectSentOnlyNow(form, 'Send Request');
});

test('feedback: the form says all that can be wrong with it, and by a toast that it is empty', async ({
  page,
  expectSentOnlyNow,
}) => {
  const form = await openForm(page, '/review', '#feedback-form');
  await page.getByRole('radio', { name: '2 stars' }).click();
  const words = form.getByLabel('What went wrong?');
  const send = form.getByRole('button', { name: 'Send Feedback' });
  for (const nothing of ['   ', '']) {
    await words.fill(nothing);
    await expect(send).toBeDisabled();
    await sendAnyway(form);
    await expectProblem(words, 'Please share your feedback with us.');
  }
  const toast = page.getByRole('alert').filter({ hasText: 'Feedback Required' });
  await expect(toast).toContainText('Please share your feedback with us.');
  const rules = [
    description('What went wrong?'),
    onceTyped(NAME),
    { ...onceTyped(EMAIL), label: 'Your email' },
  ];
  await answerAll(form, rules);
  await expect(problems(form)).toHaveCount(0);
  await expectEveryProblem(form, 'Send Feedback', rules);
  await expectCounter(form, 'What went wrong?', 2000);
  await form.getByLabel('Your name').fill('  ');
  await form.getByLabel('Your email').fill('');
  await expectSentOnlyNow(form, 'Send Feedback');
});

test('error feedback: without words nothing is sent', async ({ page, expectedErrors }) => {
  expectedErrors.push(/loose coping/);
  await adminMode(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/error-feedback')) sent.push(request.postData() ?? '');
  });
  await page.goto('/requests');
  await alive(page);
  await fail(page, 'loose coping');
  await page.getByRole('button', { name: '1 error' }).click();
  await page.getByText('Details').click();
  const form = page.locator('form').filter({ has: page.getByLabel('What were you doing?') });
  const send = form.getByRole('button', { name: 'Send' });
  for (const nothing of ['', '   ', '\n']) {
    await form.getByLabel('What were you doing?').fill(nothing);
    await expect(send).toBeDisabled();
    await sendAnyway(form);
  }
  expect(sent).toEqual([]);
  await form.getByLabel('What were you doing?').fill('Scrolling');
  await send.click();
  await expect(page.getByText('Feedback sent successfully')).toBeVisible();
  expect(sent).toHaveLength(1);
});
