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
