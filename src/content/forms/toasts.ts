import type { FormType } from '#contract/form-types.ts';
import { messages } from '#contract/messages.ts';
import { claims } from '../claims.ts';
import type { Toast } from './types.ts';

/** What becomes of a submission, as far as the visitor is told. */
export type FormToasts = {
  readonly success: Toast;
  /** The lead is on this phone and goes by itself. */
  readonly queued: Toast;
  /** A receiver that never answers readably has it: sent, not confirmed. */
  readonly unconfirmed: Toast;
  readonly parked: Toast;
  readonly failure: Toast;
};

const inTouch = `We'll be in touch ${claims.responses.enquiry} to discuss your project.`;

const thanks: Toast = {
  variant: 'success',
  title: 'Thank you!',
  description: inTouch,
};

const queued: Toast = {
  variant: 'waiting',
  title: 'Saved on this phone',
  description: 'No signal just now. It will be sent by itself; you can close the site.',
};

const unconfirmed: Toast = {
  variant: 'success',
  title: 'Sent',
  description: inTouch,
};

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

const enquiry: FormToasts = { success: thanks, queued, unconfirmed, parked, failure };

/** Toasts per form type (specification 1-§8, to the letter where it gives the words). */
export const formToasts = {
  assessment_popup: enquiry,
  hero_contact: enquiry,
  lead_capture: enquiry,
  enhanced_contact: enquiry,
  smart_lead: enquiry,
  quick_assessment: enquiry,
  modern_contact: {
    ...enquiry,
    success: {
      variant: 'success',
      title: `Message sent successfully! We'll get back to you ${claims.responses.contactSection}.`,
    },
  },
  feedback: {
    success: {
      variant: 'success',
      title: 'Thank You!',
      description: "Your feedback has been submitted. We'll review it and get back to you soon.",
    },
    queued: {
      variant: 'waiting',
      title: 'Feedback saved on this phone',
      description: 'No signal just now. It will be sent by itself; you can close the site.',
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
  },
} as const satisfies Record<FormType, FormToasts>;

/** Empty feedback on submit (specification 1-§5, 1-§8). */
export const feedbackMissing: Toast = {
  variant: 'error',
  title: 'Feedback Required',
  description: messages.feedbackRequired,
};

/** The second contact form with a required field empty (specification 1-§5). */
export const missingFields: Toast = {
  variant: 'error',
  title: 'Please fill in all required fields',
};

/** Result text of a failed send without one of its own (specification 1-§8). */
export const WEBHOOK_FAILURE = 'Failed to send webhook';
