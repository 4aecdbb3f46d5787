import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { alive, openPopup, problems, recordedOnce, touched } from '../support/forms.ts';
import { heroForm } from '../support/hero.ts';
import {
  answerAll,
  expectCounter,
  expectEveryProblem,
  expectProblem,
  expectProblems,
  leadsOf,
  sendAnyway,
  type FieldRule,
} from '../support/messages.ts';
import type { Recorder } from '../support/recorder.ts';
import type { Site } from '../support/site.ts';

// What is proved here does not depend on the worker, whose first visit costs more than the page.
test.use({ serviceWorkers: 'block' });

// The words are those of the specification (1-§5 and 1-§8), typed out: a message that is changed in
// the site must be changed here too. Where it gives none, they are the site's own.

const PHONE: FieldRule = {
  label: 'Phone number',
  right: ['0491 570 006', '+61 491 570 006', '(02) 7010-1995', '+61 (0)2 7010 1995'],
  wrong: [
    ['', 'Phone number is required'],
    ['   ', 'Phone number is required'],
    ['ring me', 'Please enter a valid Australian phone number'],
    ['0191 570 006', 'Please enter a valid Australian phone number'],
    ['0491 570 00', 'Please enter a valid Australian phone number'],
    ['0491 570 0066', 'Please enter a valid Australian phone number'],
    ['+1 212 555 0100', 'Please enter a valid Australian phone number'],
  ],
};

const EMAIL: FieldRule = {
  label: 'Email (required)',
  right: ['maeve@example.com', 'm.o+walls@strata.example.com.au'],
  wrong: [
    ['', 'Email is required'],
    ['maeve', 'Please enter a valid email address'],
    ['maeve@example', 'Please enter a valid email address'],
    ['maeve@@example.com', 'Please enter a valid email address'],
    ['maeve lee@example.com', 'Please enter a valid email address'],
    [`${'m'.repeat(250)}@example.com`, 'Please enter a valid email address'],
  ],
};

const CHARACTERS = 'Name can only contain letters, spaces, hyphens and apostrophes';

const NAME: FieldRule = {
  label: 'Your name',
  right: ['Maeve O’Brien-Lee', 'Bo', 'm'.repeat(50), "Zoë Nguyễn O'Hara"],
  wrong: [
    ['', 'Name is required'],
    ['   ', 'Name is required'],
    ['M', 'Name must be at least 2 characters'],
    ['m'.repeat(51), 'Name must be less than 50 characters'],
    ['Maeve 2', CHARACTERS],
    ['Maeve & Sons', CHARACTERS],
  ],
};

/** A first or last name of one letter is a name; the other rules are those of names. */
const partName = (label: string): FieldRule => ({
  label,
  right: ['Maeve', 'M', 'm'.repeat(50)],
  wrong: [
    ['', 'Name is required'],
    ['m'.repeat(51), 'Name must be less than 50 characters'],
    ['M4eve', CHARACTERS],
  ],
});

const person = [partName('First name'), partName('Last name'), PHONE, EMAIL];

const message = (label: string): FieldRule => ({
  label,
  right: ['m'.repeat(500)],
  wrong: [['m'.repeat(501), 'Message must be less than 500 characters']],
});

const description = (label: string): FieldRule => ({
  label,
  right: ['m'.repeat(2000)],
  wrong: [['m'.repeat(2001), 'This text is too long']],
});

const choice = (label: string, value: string): FieldRule => ({
  label,
  right: [value],
  wrong: [['', 'Please choose one']],
});

const ADDRESS: FieldRule = {
  label: 'Address of the building',
  right: ['12 Sandstone Lane, Balmain'],
  wrong: [
    ['', 'Please fill in this field'],
    ['   ', 'Please fill in this field'],
    ['a'.repeat(201), 'This text is too long'],
  ],
};

/** Step 2 of the hero form and of the popup. */
const DETAILS = [NAME, EMAIL, choice('What needs doing?', 'masonry'), message('Tell us about it')];

/** The whole of a form that stands on one page, and what it says when it is sent empty. */
type OnePage = {
  readonly title: string;
  readonly path: string;
  readonly form: string;
  readonly button: string;
  readonly empty: readonly string[];
  readonly rules: readonly FieldRule[];
  readonly counter: readonly [label: string, max: number];
};

const onePage: readonly OnePage[] = [
  {
    title: 'modern_contact: the contact section says all that can be wrong with it',
    path: '/',
    form: '#home-contact-form',
    button: 'Send Message',
    // The service is marked required and nothing enforces it (specification 1-§5).
    empty: ['Name is required', 'Phone number is required', 'Email is required'],
    rules: [NAME, PHONE, EMAIL, message('Message')],
    counter: ['Message', 500],
  },
  {
    title: 'smart_lead: the quote request says all that can be wrong with it',
    path: '/quote',
    form: '#quote-form',
    button: 'Request Quote',
    empty: [
      'Name is required',
      'Name is required',
      'Phone number is required',
      'Email is required',
      'Please fill in this field',
      'Please choose one',
    ],
    rules: [
      ...person,
      ADDRESS,
      choice('Kind of work', 'masonry-brickwork'),
      description('Describe the job'),
    ],
    counter: ['Describe the job', 2000],
  },
];

/** Nothing has left the page; the next press, with everything right, sends it. */
async function expectSentOnlyNow(
  { site, recorder, leads }: { site: Site; recorder: Recorder; leads: readonly string[] },
  send: () => Promise<void>,
) {
  expect(leads).toEqual([]);
  expect(await site.inbox()).toEqual([]);
  expect(recorder.received).toHaveLength(0);
  await send();
  const envelope = await recordedOnce(recorder);
  expect(leads).toHaveLength(1);
  return envelope;
}

for (const { title, path, form: selector, button, empty, rules, counter } of onePage) {
  test(title, async ({ page, site, recorder }) => {
    const leads = leadsOf(page);
    await page.goto(path);
    await alive(page);
    const form = page.locator(selector);
    await expectProblems(form, button, empty, rules[0]?.label ?? '');
    await answerAll(form, rules);
    await expect(problems(form)).toHaveCount(0);
    await expectEveryProblem(form, button, rules);
    await expectCounter(form, ...counter);
    await expectSentOnlyNow({ site, recorder, leads }, () =>
      form.getByRole('button', { name: button }).click(),
    );
  });
}

test('lead_capture: the closing form says all that can be wrong with it, and by a toast what is missing', async ({
  page,
  site,
  recorder,
}) => {
  const leads = leadsOf(page);
  await page.goto('/emergency');
  await alive(page);
  const form = page.locator('#lead-capture-form');
  const rules = [NAME, PHONE, EMAIL, message('What have you noticed?')];
  const toast = page.getByRole('alert').filter({ hasText: 'Please fill in all required fields' });
  await expectProblems(
    form,
    'Send Request',
    ['Name is required', 'Phone number is required', 'Email is required'],
    'Your name',
  );
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
  await expectSentOnlyNow({ site, recorder, leads }, () =>
    form.getByRole('button', { name: 'Send Request' }).click(),
  );
});

/** Step 1 lets nobody on before the phone is right; then step 2 begins at its first field. */
async function expectPhoneFirst(form: Locator): Promise<void> {
  const phone = form.getByLabel('Phone number');
  const onward = form.getByRole('button', { name: 'Continue' });
  await phone.fill(PHONE.right[0]);
  await expect(onward).toBeEnabled();
  for (const nothing of ['   ', '']) {
    await phone.fill(nothing);
    await expect(onward).toBeDisabled();
    await sendAnyway(form);
    await expectProblem(phone, 'Phone number is required');
  }
  await phone.fill(PHONE.right[0]);
  await expect(problems(form)).toHaveCount(0);
  const wrong = PHONE.wrong.filter(([typed]) => typed.trim() !== '');
  await expectEveryProblem(form, 'Continue', [{ ...PHONE, wrong }]);
  await expect(form.getByLabel('Your name')).toHaveCount(0);
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

const sendRequest = (form: Locator) => () =>
  form.getByRole('button', { name: 'Send Request' }).click();

test('hero_contact: both steps of the hero form say all that can be wrong with them', async ({
  page,
  site,
  recorder,
}) => {
  const leads = leadsOf(page);
  await page.goto('/');
  await alive(page);
  const form = heroForm(page);
  await expectPhoneFirst(form);
  await expectDetails(form);
  await expectSentOnlyNow({ site, recorder, leads }, sendRequest(form));
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
  site,
  recorder,
}) => {
  const leads = leadsOf(page);
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
  await expectSentOnlyNow({ site, recorder, leads }, sendRequest(popup));
});

test('enhanced_contact: whatever is wrong on the contact page is said in the popup', async ({
  page,
  site,
  recorder,
}) => {
  const leads = leadsOf(page);
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
  const { data } = await expectSentOnlyNow({ site, recorder, leads }, sendRequest(popup));
  expect(data).toMatchObject({ name: NAME.right[0] });
  expect(data, 'parts of a name that was corrected').not.toHaveProperty('lastName');
});

test('feedback: the form says all that can be wrong with it, and by a toast that it is empty', async ({
  page,
  site,
  recorder,
}) => {
  const leads = leadsOf(page);
  await page.goto('/review');
  await alive(page);
  await page.getByRole('radio', { name: '2 stars' }).click();
  const form = page.locator('#feedback-form');
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
  const rules: readonly FieldRule[] = [
    description('What went wrong?'),
    { ...NAME, wrong: NAME.wrong.filter(([typed]) => typed.trim() !== '') },
    {
      ...EMAIL,
      label: 'Your email',
      wrong: EMAIL.wrong.filter(([typed]) => typed.trim() !== ''),
    },
  ];
  await answerAll(form, rules);
  await expect(problems(form)).toHaveCount(0);
  await expectEveryProblem(form, 'Send Feedback', rules);
  await expectCounter(form, 'What went wrong?', 2000);
  await form.getByLabel('Your name').fill('  ');
  await form.getByLabel('Your email').fill('');
  await expectSentOnlyNow({ site, recorder, leads }, () => send.click());
});

const BOOKING = [...person, ADDRESS, choice('Property', 'townhouse')];

async function openBooking(page: Page): Promise<Locator> {
  // Saturday 21 November 2026 in Sydney.
  await page.clock.setFixedTime(new Date('2026-11-20T22:00:00Z'));
  await page.goto('/assessment');
  await touched(page);
  return page.locator('#assessment-form');
}

test('quick_assessment: the booking says all that can be wrong with its fields', async ({
  page,
  site,
  recorder,
}) => {
  const leads = leadsOf(page);
  const form = await openBooking(page);
  await form.getByLabel('Preferred date').fill('2026-11-29');
  // The rule that looks at two fields speaks together with the rest, not in a second round.
  await expectProblems(
    form,
    'Book Assessment',
    [
      'Name is required',
      'Name is required',
      'Phone number is required',
      'Email is required',
      'Please fill in this field',
      'Please choose one',
      'Please choose one',
      'Tick the priority call, or choose another day',
    ],
    'First name',
  );
  await form.getByLabel('Preferred date').fill('');
  await answerAll(form, BOOKING);
  const types = form.getByRole('group', { name: 'What should we assess?' });
  const first = types.getByRole('checkbox').first();
  await form.getByRole('button', { name: 'Book Assessment' }).click();
  await expectProblem(first, 'Please choose one');
  await types.getByRole('checkbox', { name: /^Insurance/ }).check();
  await expect(problems(form)).toHaveCount(0);
  await expectEveryProblem(form, 'Book Assessment', [
    ...BOOKING,
    description('What worries you?'),
    description('Getting in'),
  ]);
  await expectCounter(form, 'Getting in', 2000);
  await expectSentOnlyNow({ site, recorder, leads }, () =>
    form.getByRole('button', { name: 'Book Assessment' }).click(),
  );
});

test('quick_assessment: the booking says which days and times cannot be had', async ({
  page,
  site,
  recorder,
}) => {
  const leads = leadsOf(page);
  const form = await openBooking(page);
  await answerAll(form, BOOKING);
  await form.getByRole('checkbox', { name: /^Maintenance/ }).check();
  const send = form.getByRole('button', { name: 'Book Assessment' });
  await expectEveryProblem(form, 'Book Assessment', [
    {
      label: 'Preferred date',
      // Today, an ordinary Thursday, or none.
      right: ['2026-11-21', '2027-02-18', ''],
      wrong: [
        ['2026-11-20', 'Please choose a day from today on'],
        ['2020-02-29', 'Please choose a day from today on'],
        ['20262-11-26', 'Please enter a date'],
      ],
    },
  ]);
  const day = form.getByLabel('Preferred date');
  // Half a date has no value in the browser; it must not pass for none.
  await day.fill('');
  await day.focus();
  await page.keyboard.type('1111');
  await send.press('Enter');
  await expectProblem(day, 'Please enter a date');
  await page.keyboard.type('11112027');
  await expect(day).toHaveValue('2027-11-11');
  await expect(problems(form)).toHaveCount(0);
  const call = form.getByRole('group', { name: 'Sundays and public holidays' });
  // A Sunday, Christmas Day, Australia Day and Good Friday.
  for (const closed of ['2026-11-29', '2026-12-25', '2027-01-26', '2027-03-26']) {
    await day.fill(closed);
    await send.click();
    await expectProblem(
      call.getByRole('checkbox'),
      'Tick the priority call, or choose another day',
    );
    await day.fill('2027-02-18');
    await expect(problems(form)).toHaveCount(0);
    await expect(call).toHaveCount(0);
  }
  const time = form.getByLabel('Time (optional)');
  await day.fill('2026-11-28');
  await time.selectOption('4PM-6PM');
  await send.click();
  await expectProblem(time, 'On Saturdays the last visit is 2PM-4PM.');
  await time.selectOption('2PM-4PM');
  await expect(problems(form)).toHaveCount(0);
  await time.selectOption('4PM-6PM');
  await expectProblem(time, 'On Saturdays the last visit is 2PM-4PM.');
  await day.fill('2026-11-29');
  await call.getByRole('checkbox').check();
  await expect(problems(form)).toHaveCount(0);
  await expectSentOnlyNow({ site, recorder, leads }, () => send.click());
});

test('error feedback: without words nothing is sent', async ({ page, expectedErrors }) => {
  expectedErrors.push(/loose coping/);
  await page.addInitScript(() => localStorage.setItem('admin-mode', 'true'));
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/error-feedback')) sent.push(request.postData() ?? '');
  });
  await page.goto('/requests');
  await alive(page);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('loose coping');
    });
  });
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
