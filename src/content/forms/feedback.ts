import type { FieldText } from './types.ts';

/** Fields of the private feedback form (specification 1-§3.4). */
export const feedbackFields = {
  name: { label: 'Your name', helper: 'Only if you would like an answer.' },
  email: { label: 'Your email', helper: 'Only if you would like an answer.' },
  feedback: {
    label: 'What went wrong?',
    placeholder: 'The job, the day, what you expected and what you got',
  },
} as const satisfies Record<string, FieldText>;
