import type { FormType } from '#contract/form-types.ts';
import { responseClaims } from '../claims.ts';
import { answerMoment } from '../opening-times.ts';

/** Within how many opening hours the message of a form promises an answer; null where it names no time. */
export function promisedHours(formType: FormType): number | null {
  if (formType === 'feedback') return null;
  const { contactSection, enquiry } = responseClaims;
  return (formType === 'modern_contact' ? contactSection : enquiry).hours;
}

/** By when the message of a form that arrived at `now` promises an answer; null where it names no time. */
export function promisedBy(formType: FormType, now: Date): Date | null {
  const hours = promisedHours(formType);
  return hours === null ? null : answerMoment(hours, now);
}
