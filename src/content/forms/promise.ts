import type { FormType } from '#contract/form-types.ts';
import { emergencyNotes } from '../catalogue-notes.ts';
import { responseClaims } from '../claims.ts';
import {
  answerAtAnyHour,
  openingTimes,
  type AnswerTime,
  type OpeningTimes,
} from '../opening-times.ts';

/** Answers of a form, or as many of them as are known. */
export type Answers = Readonly<Record<string, unknown>>;

const EMERGENCY = 'emergency';

/** Whether a form asks for somebody at any hour: sent from the emergency page, or with make-safe work. */
export function isEmergency({ topic, urgency, additionalServices }: Answers): boolean {
  return (
    topic === emergencyNotes.topic ||
    urgency === EMERGENCY ||
    (Array.isArray(additionalServices) && additionalServices.includes(EMERGENCY))
  );
}

/**
 * When the sender of a form that arrived at `arrival` is answered; null where no time is promised.
 * Every place that names the time takes it from here: toast, confirmation, receipt, e-mail, inbox.
 */
export function promiseFor(
  formType: Exclude<FormType, 'feedback'>,
  answers: Answers,
  arrival: Date,
  times?: OpeningTimes,
): AnswerTime;
export function promiseFor(
  formType: FormType,
  answers: Answers,
  arrival: Date,
  times?: OpeningTimes,
): AnswerTime | null;
export function promiseFor(
  formType: FormType,
  answers: Answers,
  arrival: Date,
  times: OpeningTimes = openingTimes,
): AnswerTime | null {
  if (formType === 'feedback') return null;
  const { contactSection, enquiry, emergencyForm, afterOpening } = responseClaims;
  if (isEmergency(answers)) return answerAtAnyHour(emergencyForm.hours, arrival);
  const { hours } = formType === 'modern_contact' ? contactSection : enquiry;
  return times.answerWithin(hours, afterOpening.hours, arrival);
}
