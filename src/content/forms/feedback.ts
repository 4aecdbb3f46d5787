import type { FieldText, Option } from './types.ts';

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
