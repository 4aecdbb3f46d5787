import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { isAustralianPhone, isServiceNumber } from './phone.ts';
import { tidyEmail, tidyName, tidyPhone } from './typed-text.ts';
import { z } from './zod.ts';

/** A field that may stay empty: the empty string stands for 'not given'. */
const text = (max: number, message: string = messages.textLong) =>
  z.string().check(z.trim(), z.maxLength(max, message));

const required = (message: string) => z.minLength(1, { error: message, abort: true });

/** Stands before every rule that reads the characters: what is too long is not read at all. */
const longest = (max: number, message: string) => z.maxLength(max, { error: message, abort: true });

/** Phone: an Australian number, as `isAustralianPhone` has it; kept as it was typed. */
export const phoneField = z.string().check(
  z.overwrite(tidyPhone),
  required(messages.phoneRequired),
  longest(limits.nameMax, messages.phoneInvalid),
  z.refine(isAustralianPhone, {
    error: ({ input }) =>
      isServiceNumber(String(input)) ? messages.phoneOfService : messages.phoneInvalid,
  }),
);

// Dots part the domain in one way only: no text takes quadratic time.
const EMAIL = /^(?!.*\.\.)[^\s@<>()[\]]+@[^\s@<>()[\].]+(?:\.[^\s@<>()[\].]+)+$/;

/** E-mail: required, of the usual shape, no spaces. */
export const emailField = z
  .string()
  .check(
    z.overwrite(tidyEmail),
    required(messages.emailRequired),
    longest(limits.emailMax, messages.emailInvalid),
    z.regex(EMAIL, messages.emailInvalid),
  );

// A phone that sets quotation marks makes ‘ of an apostrophe at a word's beginning (van ‘t Hoff); the
// joiners (U+200C, U+200D) are how some scripts spell, and nobody sees them.
const NAME = /^[\p{L}\p{M}\p{Join_Control} '’‘-]+$/u;

/** Characters, not UTF-16 units: some names are written beyond the basic plane. */
const lengthOf = (value: string) => Array.from(value).length;

const nameOf = (least: number) =>
  z.string().check(
    z.overwrite(tidyName),
    required(messages.nameRequired),
    z.refine((value) => lengthOf(value) >= least, { error: messages.nameShort, abort: true }),
    z.refine((value) => lengthOf(value) <= limits.nameMax, {
      error: messages.nameLong,
      abort: true,
    }),
    z.regex(NAME, messages.nameCharacters),
  );

/** Name: 2 to 50 letters, spaces, hyphens, apostrophes, of any language. */
export const nameField = nameOf(limits.nameMin);

/** A first or last name: the rule for names, but a single letter is a name too. */
export const partNameField = nameOf(1);

/**
 * A field that may stay empty; once something is typed, the field's own rule and messages hold.
 * `tidy` is what the field does before its rule: what shows nothing is nothing.
 */
export const orEmpty = (
  field: z.core.$ZodType<string, string>,
  tidy: (typed: string) => string = (typed) => typed.trim(),
) =>
  z.string().check(
    z.overwrite(tidy),
    z.check((context) => {
      if (context.value === '') return;
      for (const { message } of z.safeParse(field, context.value).error?.issues ?? []) {
        context.issues.push({ code: 'custom', message, input: context.value });
      }
    }),
  );

/** Message: optional, at most 500 characters. */
export const messageField = text(limits.messageMax, messages.messageLong);

/** Project description of the quote and booking forms: optional, longer than a message. */
export const descriptionField = text(limits.descriptionMax);

/** One line of free text that may stay empty. */
export const lineField = text(limits.shortTextMax);

/** One line of free text that must be given. */
export const requiredLineField = (message: string = messages.fieldRequired) =>
  z
    .string()
    .check(z.trim(), required(message), z.maxLength(limits.shortTextMax, messages.textLong));

/** A value from an option list; the lists live in the content folder, the contract checks the shape. */
export const choiceField = requiredLineField(messages.choiceRequired);

/** A value from an option list that may stay unchosen. */
export const optionalChoiceField = lineField;

/** Several values from an option list. */
export const choicesField = z
  .array(z.string().check(z.maxLength(limits.shortTextMax)))
  .check(z.maxLength(20));

/** The number in E.164 that the form adds beside what was typed. */
export const e164Field = z.string().check(z.regex(/^\+61[2-9]\d{8}$/));

/** A calendar day as a form control gives it: YYYY-MM-DD (ISO 8601). */
export const dayField = z.iso.date(messages.dateInvalid);
