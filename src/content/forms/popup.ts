import { claims } from '../claims.ts';
import { promiseFor } from './promise.ts';

/** When somebody who opens the popup is answered; nothing about that in a page's HTML, which has no time. */
const ringsAt = (now: Date | null) =>
  now === null ? 'We ring you' : `We ring you ${promiseFor('assessment_popup', {}, now).words}`;

const quoteIntro = (now: Date | null) =>
  `${ringsAt(now)} to talk about the job, with a budget figure where your description is enough to judge by. The written quotation follows once we have been on site.`;

/** What the popup says for each button that opens it; `intro` for one who opens it at `now`, if known. */
export const popupOpeners = {
  assessment: {
    title: 'Get Free Assessment',
    intro: (now: Date | null) =>
      `${ringsAt(now)}, ask four or five questions, and agree a time to look. The free assessment is a visit without a report, within ${claims.freeVisitRadius}.`,
    asksFor: 'assessment',
  },
  quote: { title: 'Get a Quote', intro: quoteIntro, asksFor: 'quote' },
  freeQuote: { title: 'Get a Free Quote', intro: quoteIntro, asksFor: 'quote' },
} as const;

/** The button that opened the popup: 'Get Free Assessment', 'Get Quote' or 'Get Free Quote'. */
export type PopupOpener = keyof typeof popupOpeners;

/** The assessment popup. */
export const popupText = {
  steps: [
    { id: 'phone', label: 'Step 1 of 2', title: 'Where can we call you?' },
    { id: 'details', label: 'Step 2 of 2', title: 'What are we looking at?' },
  ],
  carriedIntro: 'This is what you typed on the contact page. Check it, then send.',
  carriedPhone: (phone: string) => `We ring you on ${phone}. Press Back to change the number.`,
} as const;
