import type {
  ConfirmationTemplate,
  ConfirmationValues,
  ConfirmationVariable,
} from '#contract/office/confirmations.ts';
import type { FormType } from '#contract/form-types.ts';
import { business } from '../business.ts';
import { responseClaims } from '../claims.ts';
import { answerTime } from '../opening-times.ts';

/** What a visitor calls that which a form has sent. */
const sentBy: Readonly<Record<FormType, string>> = {
  smart_lead: 'quote request',
  enhanced_contact: 'enquiry',
  quick_assessment: 'booking of an assessment report',
  assessment_popup: 'request for a free assessment',
  hero_contact: 'enquiry',
  lead_capture: 'enquiry',
  modern_contact: 'message',
  feedback: 'feedback',
};

const ending = [
  '{business}\n{phone}\n{email}',
  'This e-mail was written by our website, because this address was entered there on {received}. If it was not you who entered it, nothing more happens and nothing is asked of you.',
];

const enquiry: ConfirmationTemplate = {
  on: true,
  subject: 'We have your {form}: {receipt}',
  text: [
    'Thank you. Your {form} has arrived. Its number is {receipt}.',
    'You hear from us {answer_time}. If it cannot wait, ring {phone}.',
    ...ending,
  ].join('\n\n'),
};

const feedback: ConfirmationTemplate = {
  on: false,
  subject: 'We have your {form}: {receipt}',
  text: [
    'Thank you. Your {form} has arrived, and we read every word of it. Its number is {receipt}.',
    ...ending,
  ].join('\n\n'),
};

/** What is sent for a form until the owner writes something else. */
export function firstConfirmation(formType: FormType): ConfirmationTemplate {
  return formType === 'feedback' ? feedback : enquiry;
}

/** The number in a preview and in a test. */
export const sampleReceipt = 'TEST-0000-0000';

/** What the variables stand for, to the owner. */
export const confirmationVariableWords: Readonly<Record<ConfirmationVariable, string>> = {
  business: 'the firm’s name',
  phone: 'the firm’s phone number',
  email: 'the firm’s e-mail address',
  form: 'what was sent, such as ‘quote request’',
  receipt: 'the number that the visitor was shown',
  received: 'day and time at which it arrived',
  answer_time: 'when the site says that you answer, counted from its arrival',
};

/** The values for one lead: the firm's own words and the server's, none of the visitor's. */
export function confirmationValues(lead: {
  formType: FormType;
  receipt: string;
  /** The same moment, for the clock and in words. */
  receivedAt: Date;
  received: string;
}): ConfirmationValues {
  const { formType, receipt, receivedAt, received } = lead;
  const { hours } =
    formType === 'modern_contact' ? responseClaims.contactSection : responseClaims.enquiry;
  return {
    business: business.name,
    phone: business.phone.display,
    email: business.email.display,
    form: sentBy[formType],
    receipt,
    received,
    answer_time: answerTime(hours, receivedAt),
  };
}
