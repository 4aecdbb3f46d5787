import { fieldText } from './common.ts';
import type { FieldText } from './types.ts';

/** The contact section that closes service, area and emergency pages (decisions page). */
export const leadCaptureText = {
  title: 'Ask about your building',
  fields: {
    name: fieldText.name,
    phone: fieldText.phone,
    email: fieldText.email,
    service: fieldText.service,
    urgency: fieldText.urgency,
    message: {
      label: 'What have you noticed?',
      placeholder: 'A crack you can fit a coin in, a damp patch, stone coming off',
    },
  } satisfies Record<string, FieldText>,
} as const;

/** Heading of the form on a page about `topic`, such as 'Masonry'. */
export function leadCaptureTitle(topic: string): string {
  return topic === '' ? leadCaptureText.title : `Ask about ${topic}`;
}
