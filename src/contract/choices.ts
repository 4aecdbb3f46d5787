import { z } from './zod.ts';

/**
 * Answers that are picked rather than written: what a confirmation says was asked for. None of them
 * says who asked, so they may stay on the phone once the rest is erased.
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

/** The choices among the answers of a form. */
export function choicesOf(answers: Readonly<Record<string, unknown>>): Choices {
  const present = choiceNames.flatMap((name) => {
    const parsed = choicesSchema.safeParse({ [name]: answers[name] });
    return parsed.success ? Object.entries(parsed.data) : [];
  });
  return Object.fromEntries(present);
}
