import { expect, test } from 'vitest';
import {
  confirmationTemplateSchema,
  confirmationVariables,
  fillIn,
  paragraphsOf,
  unknownVariables,
} from '#contract/admin/confirmations.ts';
import { formTypes } from '#contract/form-types.ts';
import { confirmationValues, firstConfirmation } from '#content/admin/confirmations.ts';

const values = confirmationValues({
  formType: 'hero_contact',
  answers: {},
  receipt: 'AAAA-BBBB-CCCC',
  receivedAt: new Date('2026-07-06T00:00:00Z'),
  received: '6 Jul 2026, 10:00 am',
});

test('a template names what it is filled with, and leaves other braces as they are', () => {
  expect(fillIn('{receipt} of { form }, {', values)).toBe('AAAA-BBBB-CCCC of enquiry, {');
  expect(fillIn('{name} {constructor}', values)).toBe('{name} {constructor}');
});

test('a name that is not known is refused, with its line and what is known', () => {
  expect(unknownVariables('Dear {name},\r\nsee {receipt}\n{}')).toEqual([
    { name: 'name', line: 1 },
    { name: '', line: 3 },
  ]);
  const template = { on: true, subject: 'Thank you', text: 'Hello\n{first_name}' };
  const [issue, ...others] = confirmationTemplateSchema.safeParse(template).error?.issues ?? [];
  expect(issue?.path).toEqual(['text']);
  expect(issue?.message).toContain('Line 2: {first_name} is not known.');
  expect(issue?.message).toContain('{receipt}');
  expect(others).toEqual([]);
});

test.each([
  ['an empty text', { text: ' \n ' }],
  ['an empty subject', { subject: '' }],
  ['a subject of two lines', { subject: 'Thank you\r\nBcc: third@example.com' }],
  ['a subject that is too long', { subject: 'x'.repeat(151) }],
  ['a text that is too long', { text: 'x'.repeat(4001) }],
])('%s is refused', (_what, change) => {
  const template = { on: true, subject: 'Thank you', text: 'Hello', ...change };
  expect(confirmationTemplateSchema.safeParse(template).success).toBe(false);
});

test('no variable is anything that a visitor has written', () => {
  expect(confirmationVariables).toEqual([
    'business',
    'phone',
    'email',
    'form',
    'details',
    'receipt',
    'received',
    'answer_time',
    'next_step',
  ]);
});

test('every form begins with words that can be saved', () => {
  for (const formType of formTypes) {
    const template = firstConfirmation(formType);
    expect(confirmationTemplateSchema.parse(template)).toEqual(template);
  }
});

test('the free assessment and the assessment report are called by names of their own', () => {
  const formOf = (formType: 'assessment_popup' | 'quick_assessment') =>
    confirmationValues({ formType, answers: {}, receipt: '', receivedAt: new Date(), received: '' })
      .form;
  expect(formOf('assessment_popup')).toBe('request for a free assessment');
  expect(formOf('quick_assessment')).toBe('booking of an assessment report');
});

test('an empty line parts two paragraphs, however it was typed', () => {
  expect(paragraphsOf('\n one\r\ntwo \r\n \r\n\n\nthree\n')).toEqual(['one\ntwo', 'three']);
});
