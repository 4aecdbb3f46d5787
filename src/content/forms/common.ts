import { limits } from '#contract/limits.ts';
import { business } from '../business.ts';
import type { ButtonText, FieldText } from './types.ts';

/** Words that every form shares. */
export const formText = {
  draft: {
    kept: 'What you type is kept here until you send it.',
    restored: 'We kept what you typed.',
    startAgain: 'Start again',
    otherTab:
      'You are filling in this form in another tab, which keeps what you type there. What you type here is not kept.',
    unkept: 'This browser keeps nothing here: what you type is lost when you close this page.',
  },
  rememberMe: {
    label: 'Remember me for next time',
    helper: 'Keeps your name, phone and email in this browser.',
  },
  privacy: {
    before: 'We use your details to answer you and for nothing else. ',
    link: 'Privacy policy',
    href: '/privacy-policy',
  },
  /** What a disabled button waits for, said next to it. */
  waitsFor: {
    phone: 'Enter your phone number to continue.',
    feedback: 'Write your feedback to send it.',
  },
  /** A likely mistyping of an address is asked about, and changed by the button alone. */
  didYouMean: {
    question: (address: string) => `Did you mean ${address}?`,
    button: 'Use this address',
  },
  required: 'required',
  optional: 'optional',
  errorsFound: 'Please check the fields marked below.',
  choose: 'Choose one',
  /** In the place of an answer that was not given. */
  nothing: '(empty)',
  /** Without script, where no server takes forms. */
  byMail: `This form opens your email program. You can also call ${business.phone.display} or write to ${business.email.display}.`,
  /** The field that people do not see and scripts fill in. */
  trapLabel: 'Leave this field empty',
} as const;

/** Live counter under the message box ('n/500'). */
export function counter(length: number, max: number = limits.messageMax): string {
  return `${length}/${max}`;
}

/** The counter as a screen reader says it. */
export function counterSpoken(length: number, max: number = limits.messageMax): string {
  return `${length} of ${max} characters used`;
}

/** Buttons of the enquiry forms. */
export const buttons = {
  continue: 'Continue',
  back: 'Back',
  send: { idle: 'Send Request', busy: 'Sending...' },
  sendMessage: { idle: 'Send Message', busy: 'Sending...' },
  feedback: { idle: 'Send Feedback', busy: 'Submitting...' },
  close: 'Close',
} as const satisfies Record<string, string | ButtonText>;

/** Fields that several forms have. */
export const fieldText = {
  phone: {
    label: 'Phone number',
    placeholder: '0400 000 000',
    helper: 'Australian mobile or landline with area code.',
  },
  name: { label: 'Your name', placeholder: 'First and last name' },
  firstName: { label: 'First name' },
  lastName: { label: 'Last name' },
  email: { label: 'Email', placeholder: 'you@example.com' },
  service: { label: 'What needs doing?', helper: 'The closest will do.' },
  urgency: { label: 'When?' },
  location: { label: 'Suburb or area', placeholder: `Such as ${business.address.locality}` },
  message: {
    label: 'Tell us about it',
    placeholder: 'What you see, where on the building, since when',
  },
  address: {
    label: 'Address of the building',
    placeholder: 'Street and suburb',
  },
  preferredContact: { label: 'How should we reply?' },
} as const satisfies Record<string, FieldText>;
