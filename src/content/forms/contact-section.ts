import { fieldText } from './common.ts';
import type { FieldText } from './types.ts';

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
