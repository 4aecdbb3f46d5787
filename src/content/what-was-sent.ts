import { dateFormat } from './date-format.ts';
import type { FormType } from '#contract/form-types.ts';
import {
  assessmentFee,
  inDollars,
  surchargeLabel,
  assessmentLevels,
  PRIORITY_EXTRA,
  timeSlots,
} from './forms/assessment-options.ts';
import { business } from './business.ts';
import { isEmergency, type Answers } from './forms/promise.ts';
import { budgets } from './forms/choices.ts';

/** What a form sends, as its sender calls it. */
const sentNames: Readonly<Record<FormType, string>> = {
  smart_lead: 'quote request',
  enhanced_contact: 'enquiry',
  quick_assessment: 'booking of an assessment report',
  assessment_popup: 'request for a free assessment',
  hero_contact: 'enquiry',
  lead_capture: 'enquiry',
  modern_contact: 'message',
  feedback: 'feedback',
};

/** What was sent; the popup is opened for a free assessment or for a quote. */
export function sentName(formType: FormType, { asksFor }: Answers): string {
  return sentNames[asksFor === 'quote' ? 'smart_lead' : formType];
}

const IF_IT_CANNOT_WAIT = `If it cannot wait, ring ${business.phone.display}.`;

/** What comes next once it has arrived; `time` is what `promiseFor` says of it. */
export function nextSentence(formType: FormType, answers: Answers, time: string): string {
  if (isEmergency(answers)) return `We ring you ${time}. ${IF_IT_CANNOT_WAIT}`;
  switch (formType) {
    case 'smart_lead':
      return `You hear a budget figure ${time}.`;
    case 'quick_assessment':
      return `We ring you ${time} to confirm the visit.`;
    case 'assessment_popup':
      return `We ring you ${time}${popupPurpose(answers)}.`;
    case 'modern_contact':
      return `We get back to you ${time}.`;
    case 'feedback':
      return 'We read every word of it.';
    default:
      return `We ring you ${time}.`;
  }
}

function popupPurpose({ asksFor }: Answers): string {
  if (asksFor === 'quote') return ' to talk about the job';
  return asksFor === 'assessment' ? ' to agree a time for the visit' : '';
}

/** One thing that was asked for. */
export type Fact = { readonly label: string; readonly text: string };

const day = dateFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  // A calendar day has no time zone.
  timeZone: 'UTC',
});

/** What was asked for. In words of our own only: whoever sent it cannot have others read theirs. */
export function factsOf(formType: FormType, answers: Answers): readonly Fact[] {
  if (formType === 'smart_lead') {
    const budget = budgets.find(({ value }) => value === answers['budget']);
    return budget ? [{ label: 'Budget', text: budget.label }] : [];
  }
  return formType === 'quick_assessment' ? bookingFacts(answers) : [];
}

function bookingFacts({ assessmentLevel, extras, preferredDate, timeSlot }: Answers): Fact[] {
  const level = assessmentLevels.find(({ value }) => value === assessmentLevel);
  const isPriority = Array.isArray(extras) && extras.includes(PRIORITY_EXTRA);
  const slot = timeSlots.find(({ value }) => value === timeSlot);
  const visit = [dayInWords(preferredDate), slot?.label].filter(Boolean).join(', ');
  const facts: Fact[] = [];
  if (level) {
    const fee = inDollars(assessmentFee(level.value, isPriority ? [PRIORITY_EXTRA] : []));
    const surcharge = isPriority ? `, priority ${surchargeLabel} included` : '';
    facts.push({ label: 'Report', text: level.label });
    facts.push({ label: 'Fee', text: `${fee} including GST${surcharge}` });
  }
  if (visit !== '') facts.push({ label: 'Visit asked for', text: visit });
  return facts;
}

function dayInWords(value: unknown): string {
  const date = new Date(`${typeof value === 'string' ? value : ''}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? '' : day(date);
}
