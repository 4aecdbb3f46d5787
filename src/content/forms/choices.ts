import type { FormType } from '#contract/form-types.ts';
import type { Option } from './types.ts';

/** Urgency of the enquiry forms. */
export const enquiryUrgencies = [
  { value: 'prompt', label: 'Prompt', description: '2-3 business days' },
  { value: 'standard2', label: 'Soon', description: '1-2 weeks' },
  { value: 'standard', label: 'Standard', description: '1-2 months' },
  { value: 'planning', label: 'Planning', description: 'planning stage' },
] as const satisfies readonly Option[];

/** What the form of the emergency page holds until the visitor chooses. */
export const emergencyUrgency = {
  value: 'emergency',
  label: 'Emergency',
  description: 'it cannot wait',
} as const satisfies Option;

/** What the home contact form holds until the visitor chooses. */
export const normalUrgency = {
  value: 'normal',
  label: 'No date in mind',
} as const satisfies Option;

/** Urgency checkboxes of the quote page. */
export const quoteUrgencies = [
  { value: 'standard', label: 'Standard', description: '7-14 days' },
  { value: 'priority', label: 'Priority', description: '3-7 days' },
  { value: 'prompt', label: 'Prompt', description: '48-72 hours' },
] as const satisfies readonly Option[];

/** Default per form. */
export const urgencyDefaults = {
  assessment_popup: 'standard',
  hero_contact: 'standard',
  enhanced_contact: 'standard',
  modern_contact: 'normal',
  lead_capture: 'standard',
} as const satisfies Partial<Record<FormType, string>>;

/** Budgets in Australian dollars including GST. */
export const budgets = [
  { value: 'under-5k', label: 'Under $5,000' },
  { value: '5k-15k', label: '$5,000 to $15,000' },
  { value: '15k-30k', label: '$15,000 to $30,000' },
  { value: '30k-50k', label: '$30,000 to $50,000' },
  { value: 'over-50k', label: 'Over $50,000' },
] as const satisfies readonly Option[];

/** Additional services of the quote page. */
export const additionalServices = [
  { value: 'site-inspection', label: 'Site inspection' },
  { value: 'heritage-considerations', label: 'Heritage considerations' },
  { value: 'engineering-consultation', label: 'Engineering consultation' },
  { value: 'after-hours', label: 'After-hours work' },
  { value: 'emergency', label: 'Emergency make-safe' },
] as const satisfies readonly Option[];

/** What the popup is opened for. */
export const popupSubjects = [
  { value: 'assessment', label: 'Free assessment' },
  { value: 'quote', label: 'Quote' },
] as const satisfies readonly Option[];

/** How the home contact form asks to be answered. */
export const preferredContacts = [
  { value: 'phone', label: 'Phone' },
  { value: 'email', label: 'Email' },
] as const satisfies readonly Option[];

/** What no person writes: lower case, its words joined by hyphens. */
const CODE = /^[a-z\d]+(?:-[a-z\d]+)+$/;

/**
 * What an answer is called. A request may wait with an option that the site no longer offers: its
 * value is read as words.
 */
export function optionLabel(options: readonly Option[], value: string): string {
  const known = options.find((option) => option.value === value)?.label;
  if (known !== undefined || !CODE.test(value)) return known ?? value;
  const words = value.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The options, and an answer that was given when there were others. */
export function withHeld(options: readonly Option[], held: unknown): readonly Option[] {
  return typeof held !== 'string' || held === '' || options.some(({ value }) => value === held)
    ? options
    : [...options, { value: held, label: optionLabel(options, held) }];
}
