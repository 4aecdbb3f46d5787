import { z } from './zod.ts';

/**
 * Answers that are selected rather than typed: the confirmation repeats them. None identifies the
 * visitor, so they may stay on the phone once the rest is erased.
 */
const choiceNames = [
  'asksFor',
  'topic',
  'urgency',
  'budget',
  'additionalServices',
  'assessmentLevel',
  'extras',
  'preferredDate',
  'timeSlot',
] as const;

export const choicesSchema = z.partialRecord(
  z.enum(choiceNames),
  z.union([z.string(), z.array(z.string())]),
);

export type Choices = z.infer<typeof choicesSchema>;

/** The selected options among the answers of a form. */
export function choicesOf(answers: Readonly<Record<string, unknown>>): Choices {
  const present = choiceNames.flatMap((name) => {
    const parsed = choicesSchema.safeParse({ [name]: answers[name] });
    return parsed.success ? Object.entries(parsed.data) : [];
  });
  return Object.fromEntries(present);
}
