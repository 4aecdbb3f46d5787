import { fieldText } from './common.ts';
import type { FieldText } from './types.ts';

/** The hero enquiry form. */
export const heroFormText = {
  title: 'Ask us to take a look',
  steps: [
    { id: 'phone', label: 'Step 1 of 2', title: 'Your number' },
    { id: 'details', label: 'Step 2 of 2', title: 'The job' },
  ],
  intro: 'Start with a number we can ring. Your name, email and the job come next.',
  offline: 'Works without signal: it is kept here and sent when you are back in range.',
  suggestionsLabel: { inSeason: 'Asked for at this time of year', always: 'Often asked for' },
} as const;

/** The contact section of the home page. */
export const contactSectionText = {
  title: 'Send us a message',
  fields: {
    name: fieldText.name,
    phone: fieldText.phone,
    email: fieldText.email,
    service: fieldText.service,
    urgency: fieldText.urgency,
    message: {
      label: 'Message',
      placeholder: 'Anything that helps us bring the right person',
    },
    preferredContact: fieldText.preferredContact,
  } satisfies Record<string, FieldText>,
} as const;
