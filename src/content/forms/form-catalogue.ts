import type { FormType, Priority } from '#contract/form-types.ts';

/** What the owner sees of a form type. */
export type FormEntry = {
  readonly label: string;
  readonly priority: Priority;
  /** Sent as `formName` in the envelope. */
  readonly formName: string;
};

/** Labels and priorities of the eight webhook form types. */
export const formCatalogue = {
  smart_lead: { label: 'Smart Lead Form', priority: 'high', formName: 'Smart Lead Form' },
  enhanced_contact: {
    label: 'Enhanced Contact Form',
    priority: 'high',
    formName: 'Enhanced Contact Form',
  },
  quick_assessment: {
    label: 'Quick Assessment Form',
    priority: 'high',
    formName: 'Quick Assessment Form',
  },
  assessment_popup: {
    label: 'Assessment Popup',
    priority: 'high',
    formName: 'Assessment Popup',
  },
  hero_contact: {
    label: 'Hero Section Contact',
    priority: 'high',
    formName: 'Hero Section Contact',
  },
  lead_capture: { label: 'Lead Capture Form', priority: 'high', formName: 'Lead Capture Form' },
  modern_contact: {
    label: 'Modern Contact Section',
    priority: 'medium',
    formName: 'Modern Contact Section',
  },
  feedback: { label: 'Feedback Form', priority: 'low', formName: 'Feedback Form' },
} as const satisfies Record<FormType, FormEntry>;

/** Forms that the dashboard counts beside the webhook form types. */
export const furtherForms = [
  { id: 'quote-page', label: 'Quote page' },
  { id: 'booking-page', label: 'Booking page' },
  { id: 'contact-page', label: 'Contact page' },
  { id: 'error-feedback', label: 'Error feedback' },
] as const;
