import { z } from '../zod.ts';

/** Placeholders of the firm's answers, each replaced by what the lead says. */
export const answerPlaceholders = [
  'name',
  'firstName',
  'service',
  'suburb',
  'promised',
  'visit',
  'firm',
  'person',
  'reviewPage',
] as const;

export type AnswerPlaceholder = (typeof answerPlaceholders)[number];
export type AnswerValues = Readonly<Record<AnswerPlaceholder, string>>;

/**
 * Placeholders of the e-mails about visits. Nothing the visitor has typed: anyone could have entered
 * another person's address.
 */
export const visitPlaceholders = ['visit', 'firm', 'phone', 'receipt'] as const;

export type VisitPlaceholder = (typeof visitPlaceholders)[number];

const IN_BRACES = /\{([^{}\r\n]*)\}/g;

function placeholderOf(name: string): AnswerPlaceholder | undefined {
  return answerPlaceholders.find((one) => one === name.trim());
}

/** Names in braces, in order. */
function namesIn(text: string): string[] {
  return [...text.matchAll(IN_BRACES)].map(([, name = '']) => name);
}

/** Names in braces that are none of these placeholders. */
export function unknownPlaceholders(
  text: string,
  known: readonly string[] = answerPlaceholders,
): string[] {
  return namesIn(text).filter((name) => !known.includes(name.trim()));
}

/** Placeholders of the text for which this lead has no value: it cannot be sent as it is. */
export function missingPlaceholders(text: string, values: AnswerValues): AnswerPlaceholder[] {
  const used = namesIn(text).flatMap((name) => placeholderOf(name) ?? []);
  return [...new Set(used)].filter((one) => values[one] === '');
}

/** The text with each placeholder replaced by its value. */
export function filledAnswer(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(IN_BRACES, (whole, name: string) => {
    const placeholder = name.trim();
    return Object.hasOwn(values, placeholder) ? (values[placeholder] ?? whole) : whole;
  });
}

export const answerLimits = { nameMax: 60, textMax: 1000, most: 30 } as const;

const textWith = (known: readonly string[]) =>
  z.string().check(
    z.trim(),
    z.minLength(1, 'Please write something here.'),
    z.maxLength(answerLimits.textMax, `At most ${answerLimits.textMax} characters.`),
    z.refine((value) => unknownPlaceholders(value, known).length === 0, {
      error: ({ input }) =>
        `There is nothing to put in for ${unknownPlaceholders(String(input), known)
          .map((name) => `{${name}}`)
          .join(', ')}.`,
    }),
  );

const text = textWith(answerPlaceholders);
const visitText = textWith(visitPlaceholders);

/** What can happen to a visit of which somebody gets an e-mail. */
export const visitChanges = ['set', 'moved', 'cancelled'] as const;

export type VisitChange = (typeof visitChanges)[number];

/** The e-mails that carry the calendar entry of a visit to the visitor. */
export const visitTextsSchema = z.object({
  set: visitText,
  moved: visitText,
  cancelled: visitText,
});

export type VisitTexts = z.infer<typeof visitTextsSchema>;

/** One of the firm's own answers. */
export const answerTextSchema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'Please give it a name.'), z.maxLength(answerLimits.nameMax)),
  text,
});

export type AnswerText = z.infer<typeof answerTextSchema>;

/** Response and body of `/api/admin/answers`: texts to answer with, and the request for a review. */
export const answerTextsSchema = z.object({
  texts: z.array(answerTextSchema).check(z.maxLength(answerLimits.most)),
  /** Offered once, for a lead that was won; has to say how to end it (Spam Act 2003). */
  review: text,
  /** Absent until the owner has saved some. */
  visits: z.optional(visitTextsSchema),
});

export type AnswerTexts = z.infer<typeof answerTextsSchema>;
