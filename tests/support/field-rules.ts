import type { FieldRule } from './messages.ts';
import { choices } from './entries.ts';

// The words are those of docs/behaviour.md, typed out: a message that is changed in
// the site must be changed here too. Where it gives none, they are the site's own.

export const PHONE: FieldRule = {
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

export const EMAIL: FieldRule = {
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

export const NAME: FieldRule = {
  label: 'Your name',
  right: [
    'Maeve O’Brien-Lee',
    'Bo',
    'm'.repeat(50),
    "Zoë Nguyễn O'Hara",
    'Henk van ‘t Hoff',
    'علی\u200cرضا',
  ],
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

/** A short text of the visitor's, by the label of its box. */
export const message = (label: string): FieldRule => ({
  label,
  right: ['m'.repeat(500)],
  wrong: [['m'.repeat(501), 'Message must be less than 500 characters']],
});

/** A long text of the visitor's, by the label of its box. */
export const description = (label: string): FieldRule => ({
  label,
  right: ['m'.repeat(2000)],
  wrong: [['m'.repeat(2001), 'This text is too long']],
});

export const choice = (label: string, value: string): FieldRule => ({
  label,
  right: [value],
  wrong: [['', 'Please choose one']],
});

const BUILDING: FieldRule = {
  label: 'Address of the building',
  right: ['12 Sandstone Lane, Balmain'],
  wrong: [
    ['', 'Please fill in this field'],
    ['   ', 'Please fill in this field'],
    ['a'.repeat(201), 'This text is too long'],
  ],
};

const PERSON_AND_BUILDING = [
  partName('First name'),
  partName('Last name'),
  EMAIL,
  PHONE,
  BUILDING,
] as const;

/** Step 2 of the hero form and of the popup. */
export const DETAILS = [
  NAME,
  EMAIL,
  choice('What needs doing?', choices.popup),
  message('Tell us about it'),
] as const;

/** The quote request. */
export const QUOTE = [
  ...PERSON_AND_BUILDING,
  choice('Kind of work', choices.quote),
  description('Describe the job'),
] as const;

/** What a booking requires, but for the kinds of assessment, which are a group. */
export const BOOKING = [...PERSON_AND_BUILDING, choice('Property', 'townhouse')] as const;

const isEmpty = (typed: string) => typed.trim() === '';

/** The rule of a field that may stay empty, or whose emptiness is looked at elsewhere. */
export function onceTyped(rule: FieldRule): FieldRule {
  return { ...rule, wrong: rule.wrong.filter(([typed]) => !isEmpty(typed)) };
}

/** What a form says that is sent empty, in the order of its fields. */
export function missing(rules: readonly FieldRule[]): readonly string[] {
  return rules.flatMap(({ wrong }) =>
    wrong.filter(([typed]) => typed === '').map(([, words]) => words),
  );
}
