import { claims } from '../claims.ts';

/** The contact section that closes service, area and emergency pages. */
export const leadCaptureText = {
  title: 'Ask about your building',
  intro: `Name, phone and email are enough to start. We ring you ${claims.responses.enquiry}; the free assessment is a visit within ${claims.freeVisitRadius}.`,
  message: {
    label: 'What have you noticed?',
    placeholder: 'A crack you can fit a coin in, a damp patch, stone coming off',
  },
} as const;

/** Heading of the form on a page about `topic`, such as 'Masonry'. */
export function leadCaptureTitle(topic: string): string {
  return topic === '' ? leadCaptureText.title : `Ask about ${topic}`;
}
