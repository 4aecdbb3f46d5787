import { business } from './business.ts';
import { claims } from './claims.ts';
import { fieldText } from './forms/common.ts';
import type { FieldText } from './forms/types.ts';
import { legalTerms } from './legal-terms.ts';

/** Fields of the quote request. */
export const quoteFields = {
  firstName: fieldText.firstName,
  lastName: fieldText.lastName,
  email: fieldText.email,
  phone: fieldText.phone,
  serviceType: { label: 'Kind of work' },
  budget: {
    label: 'Budget',
    helper: 'It tells us which method to price first. It does not set the price.',
  },
  description: {
    label: 'Describe the job',
    placeholder: 'Which wall, how long and high, what you have noticed, what was done before',
  },
  urgency: { label: 'How soon?', helper: 'Tick all that would suit.' },
  additionalServices: { label: 'Also needed' },
} as const satisfies Record<string, FieldText>;

/** The quote page. */
export const quote = {
  h1: 'Request a quote',
  lead: `Tell us enough to price from and you hear a budget figure ${claims.responses.quote}. The written quotation follows once we have been on site.`,
  groups: {
    person: 'You',
    building: 'The building',
    work: 'The work',
    timing: 'Timing and extras',
  },
  button: { idle: 'Request Quote', busy: 'Sending...' },
  aside: {
    heading: 'What makes a price firm',
    points: [
      'Length and height of the wall, paced out if need be',
      'Brick, sandstone, render or concrete, and roughly how old',
      'How a scaffold or a truck could get to it',
      'Whether the building is listed or in a conservation area',
    ],
    terms: `A written quotation reaches you ${claims.responses.quotationLatest} of the visit at the latest, includes GST and stands for ${legalTerms.quotationValidDays} days.`,
  },
  call: {
    text: 'Rather talk it through?',
    label: `Call ${business.phone.display}`,
  },
} as const;
