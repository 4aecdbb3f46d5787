import type { FormType } from '#contract/form-types.ts';
import { messages } from '#contract/limits.ts';
import { promiseFor, type Answers } from './promise.ts';
import type { Toast } from './types.ts';
import { thisDevice, thisDeviceFirst } from '../device.ts';
import { waitingWords } from '../waiting.ts';
import { business } from '../business.ts';

/** What becomes of a submission, as far as the visitor is told. */
export type FormToasts = {
  readonly success: Toast;
  /** The lead is on this phone, waiting to be sent. */
  readonly queued: Toast;
  /** A receiver that never answers readably has it: sent, not confirmed. */
  readonly unconfirmed: Toast;
  readonly parked: Toast;
  readonly failure: Toast;
};

const inTouch = (time: string) => `We'll be in touch ${time} to discuss your project.`;

const queued = (description: string): Toast => ({
  variant: 'waiting',
  title: `Saved on ${thisDevice}`,
  description,
});

const parked: Toast = {
  variant: 'error',
  title: 'Not accepted yet',
  description: 'Something in it needs correcting. It is kept under My requests.',
};

const failure: Toast = {
  variant: 'error',
  title: 'Something went wrong',
  description: 'Please try again or give us a call directly.',
};

const enquiry = (time: string, waiting: string): FormToasts => ({
  success: { variant: 'success', title: 'Thank you!', description: inTouch(time) },
  queued: queued(waiting),
  unconfirmed: { variant: 'success', title: 'Sent', description: inTouch(time) },
  parked,
  failure,
});

function message(time: string, waiting: string): FormToasts {
  const answer = `We'll get back to you ${time}.`;
  return {
    ...enquiry(time, waiting),
    success: { variant: 'success', title: `Message sent successfully! ${answer}` },
    unconfirmed: { variant: 'success', title: 'Message sent', description: answer },
  };
}

const SUBMITTED = 'Your feedback has been submitted.';

/** Feedback; `canAnswer` says whether it came with a name and an address to answer to. */
const feedback = (canAnswer: boolean, waiting: string): FormToasts => ({
  success: {
    variant: 'success',
    title: 'Thank You!',
    description: canAnswer
      ? `${SUBMITTED} We'll review it and get back to you soon.`
      : `${SUBMITTED} We'll review it.`,
  },
  queued: {
    variant: 'waiting',
    title: `Feedback saved on ${thisDevice}`,
    description: waiting,
  },
  unconfirmed: { variant: 'success', title: 'Feedback sent' },
  parked: {
    variant: 'error',
    title: 'Feedback not accepted yet',
    description: 'Something in it needs correcting. It is kept under My requests.',
  },
  failure: {
    variant: 'error',
    title: 'Error',
    description: 'Something went wrong. Please try again.',
  },
});

/** Whether somebody said who they are and where they can be answered. */
const isAnswerable = ({ name, email }: Answers): boolean =>
  [name, email].every((answer) => typeof answer === 'string' && answer !== '');

/**
 * Toasts of a form with these answers that arrived at `arrival`; `waiting` says what becomes of one
 * that has to wait.
 */
export function formToasts(
  formType: FormType,
  answers: Answers,
  arrival: Date,
  waiting: string = waitingWords({ sends: 'unknown' }).toast,
): FormToasts {
  const promise = promiseFor(formType, answers, arrival);
  if (promise === null) return feedback(isAnswerable(answers), waiting);
  return formType === 'modern_contact'
    ? message(promise.words, waiting)
    : enquiry(promise.words, waiting);
}

/** Empty feedback on submit (docs/behaviour.md). */
export const feedbackMissing: Toast = {
  variant: 'error',
  title: 'Feedback Required',
  description: messages.feedbackRequired,
};

/** The second contact form with a required field empty (docs/behaviour.md). */
export const missingFields: Toast = {
  variant: 'error',
  title: 'Please fill in all required fields',
};

/** Result text of a failed send without one of its own. */
export const WEBHOOK_FAILURE = 'Failed to send webhook';

const title = (numbers: readonly number[]) =>
  numbers.length === 1
    ? `Photo ${numbers.join('')} is not sent`
    : `Photos ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)} are not sent`;

const instead = `Please send photos to ${business.email.display} or by SMS.`;

/** What is said of photographs of a request that the phone has lost before it was sent. */
export const photosGone = {
  title,
  description: `The browser no longer has what you picked. ${instead}`,
} as const;

/** What is said of photographs of a request for which there was no room on the phone. */
export const photosLeftOut = {
  title,
  description: `${thisDeviceFirst} has no room to keep them. ${instead}`,
} as const;
