import { claims, responseClaims } from '../claims.ts';
import { answerTime } from '../opening-times.ts';

/** The assessment popup. */
export const popupText = {
  title: 'Get a Free Look',
  carriedTitle: 'Send your request',
  steps: [
    { id: 'phone', label: 'Step 1 of 2', title: 'Where can we call you?' },
    { id: 'details', label: 'Step 2 of 2', title: 'What are we looking at?' },
  ],
  /** For one who opens it at `now`: when we ring follows the opening hours. */
  intro: (now: Date) =>
    `We ring you ${answerTime(responseClaims.enquiry.hours, now)}, ask four or five questions, and agree a time to look. The look is free within ${claims.freeVisitRadius}.`,
  carriedIntro: 'This is what you typed on the contact page. Check it, then send.',
  carriedPhone: (phone: string) => `We ring you on ${phone}. Press Back to change the number.`,
} as const;
