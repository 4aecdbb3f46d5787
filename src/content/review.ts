import { business } from './business.ts';
import { saidBySample } from './own-statements.ts';
import type { FieldText, Option } from './forms/types.ts';

/** The rating flow, to the letter where it gives the words. */
export const review = {
  h1: 'How did we do?',
  lead: 'Tap a star.',
  chosen: (count: number) => (count === 1 ? 'You gave 1 star' : `You gave ${count} stars`),
  starsLabel: 'Your rating',
  star: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  /** Ratings up to this one lead to the private feedback form. */
  privateUpTo: 3,
  /** Milliseconds between the tap and the next screen. */
  delayMs: 300,
  feedback: {
    title: "We're Sorry to Hear That",
    text: saidBySample(
      `Tell us what went wrong. ${business.people.founder.firstName} and his sons read it; it is never published.`,
      `Tell us what went wrong. ${business.people.founder.firstName} reads it; it is never published.`,
    ),
    publicLink: 'Leave a public review all the same',
    back: 'Change my rating',
  },
  praise: {
    title: 'Awesome! Glad You Loved It',
    text: 'A few public words help the next person with a cracked wall find us.',
    button: 'Leave a Google Review',
    opening: 'Opening Google Reviews in a new tab...',
    pressed: 'Thank You!',
    unavailable: 'Our public review page is not linked yet. Tell us here instead.',
    formLabel: 'What we did well',
  },
  home: { label: 'Return to Home', href: '/' },
} as const;

/** How the stars are used without a pointer. */
export const ratingHint = 'Arrow keys move between the stars, Enter chooses.';

/** Fields of the private feedback form. */
export const feedbackFields = {
  name: { label: 'Your name', helper: 'Only if you would like an answer.' },
  email: { label: 'Your email', helper: 'Only if you would like an answer.' },
  feedback: {
    label: 'What went wrong?',
    placeholder: 'The job, the day, what you expected and what you got',
  },
  praise: {
    label: 'What did we do well?',
    placeholder: 'The job, and what you would tell a neighbour about it',
  },
  consent: { label: 'May we quote you?' },
} as const satisfies Record<string, FieldText>;

/** What the writer of praise may allow. */
export const quoteConsents = [
  { value: 'quote', label: 'You may quote this, with my name, on this site' },
] as const satisfies readonly Option[];
