import type { Firm } from '#contract/admin/session.ts';
import type {
  ConfirmationTemplate,
  ConfirmationText,
  ConfirmationValues,
  ConfirmationVariable,
} from '#contract/admin/confirmations.ts';
import type { FormType } from '#contract/form-types.ts';
import { assessmentLevels, PRIORITY_EXTRA, timeSlots } from '../forms/assessment-options.ts';
import { type Answers, promiseFor } from '../forms/promise.ts';
import { budgets } from '../forms/choices.ts';
import { factsOf, nextSentence, sentName } from '../what-was-sent.ts';
import { ownFirm } from './firm.ts';

/** The screen on which the owner settles what visitors hear back. */
export const confirmationsPage = {
  h1: 'Email templates',
  lead: 'One e-mail to a visitor when a request has arrived, in your words.',
  loading: 'Loading the templates',
  failed: { title: 'The templates could not be loaded', button: 'Try Again' },
  heading: 'Confirmations',
  on: 'Send visitors a confirmation',
  rules: [
    'Each address gets at most one an hour. Held-back leads and spam get none, and a correction does not trigger another.',
    'It never repeats what a visitor has written, not even a first name: whoever enters somebody else’s address could write to that person with it.',
  ],
  missingTitle: 'E-mail is not set up',
  template: 'Template',
  form: 'Form',
  formOn: (form: string) => `Send it for ${form}`,
  subject: 'Subject',
  text: 'Text',
  textHelper: 'An empty line begins a new paragraph.',
  variables: 'Words in braces are replaced',
  preview: 'Preview',
  save: 'Save',
  first: 'Restore the default text',
  all: 'All forms',
  withOwn: (form: string) => `${form} (own text)`,
  previewFor: 'Preview for',
  shared: 'Uses the text of all forms.',
  own: 'Write its own text',
  notOwn: 'Use the text of all forms',
  changed: 'Not saved yet.',
  test: 'Send a test',
  testTo: 'Test goes to',
  noTestAddress: 'A test goes to your own address. Enter it under Notices first.',
} as const;

const ending = [
  '{business}\n{phone}\n{email}',
  'This e-mail was written by our website, because this address was entered there on {received}. If that was not you, you can ignore this e-mail.',
];

/** The number in a preview and in a test. */
export const sampleReceipt = 'TEST-0000-0000';

/** What is asked for in a preview and in a test. */
export const sampleAnswers: Answers = {
  budget: budgets[1].value,
  assessmentLevel: assessmentLevels[1].value,
  extras: [PRIORITY_EXTRA],
  timeSlot: timeSlots[0].value,
};

/** The text of all forms until the owner writes something else. */
export const firstText: ConfirmationText = {
  subject: 'We have your {form}: {receipt}',
  text: [
    'Thank you. Your {form} has arrived. Its number is {receipt}.',
    '{details}',
    '{next_step} If it cannot wait, ring {phone}.',
    ...ending,
  ].join('\n\n'),
};

/** What is sent for a form until the owner changes it. */
export function firstConfirmation(formType: FormType): ConfirmationTemplate {
  return { on: formType !== 'feedback', ...firstText };
}

/** What the variables stand for, to the owner. */
export const confirmationVariableWords: Readonly<Record<ConfirmationVariable, string>> = {
  business: 'the firm’s name',
  phone: 'the firm’s phone number',
  email: 'the firm’s e-mail address',
  form: 'what was sent, such as ‘quote request’',
  receipt: 'the number that the visitor was shown',
  details: 'what was asked for: the budget of a quote; report, fee and visit of a booking',
  received: 'day and time at which it arrived',
  answer_time: 'when the site says that you answer, counted from its arrival',
  next_step: 'what happens next and when, such as ‘We ring you within 24 hours.’',
};

/** The values for one lead: the firm's own words and the server's, none of the visitor's. */
export function confirmationValues(lead: {
  /** The firm as published; these modules' own if not given. */
  firm?: Firm;
  formType: FormType;
  answers: Answers;
  receipt: string;
  /** The same moment, for the clock and in words. */
  receivedAt: Date;
  received: string;
}): ConfirmationValues {
  const { firm = ownFirm, formType, answers, receipt, receivedAt, received } = lead;
  const time = promiseFor(formType, answers, receivedAt)?.words ?? 'soon';
  const facts = factsOf(formType, answers).map(({ label, text }) => `${label}: ${text}`);
  return {
    business: firm.name,
    phone: firm.phone,
    email: firm.email,
    form: sentName(formType, answers),
    details: facts.join('\n'),
    receipt,
    received,
    answer_time: time,
    next_step: nextSentence(formType, {}, time),
  };
}
