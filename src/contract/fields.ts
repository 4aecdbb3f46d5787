import { limits, messages } from './limits.ts';
import { phoneProblem } from './required-phone.ts';
import { tidyEmail, tidyName, tidyPhone } from './clean-text.ts';
import { z } from './zod.ts';

/** Optional text: the empty string means 'not given'. */
const text = (max: number, message: string = messages.textLong) =>
  z.string().check(z.trim(), z.maxLength(max, message));

const required = (message: string) => z.minLength(1, { error: message, abort: true });

/** Put before every rule that reads the characters: text that is too long is not read at all. */
const longest = (max: number, message: string) => z.maxLength(max, { error: message, abort: true });

/** Phone: an Australian number by `phoneProblem`; kept as typed. */
export const phoneField = z.string().check(
  z.overwrite(tidyPhone),
  z.check(({ value, issues }) => {
    const message = phoneProblem(value);
    if (message !== null) issues.push({ code: 'custom', message, input: value });
  }),
);

// Domain labels exclude the dot, so matching takes linear time.
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

// Phones that set smart quotes turn the apostrophe at the start of a word into ‘ (van ‘t Hoff); the
// joiners (U+200C, U+200D) are invisible letters of some scripts.
const NAME = /^[\p{L}\p{M}\p{Join_Control} '’‘-]+$/u;

/** Counts characters, not UTF-16 units: some names are outside the basic plane. */
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

/** Name: 2 to 50 letters, spaces, hyphens or apostrophes, in any language. */
export const nameField = nameOf(limits.nameMin);

/** A first or last name: the rule for names, but one letter is enough. */
export const partNameField = nameOf(1);

/**
 * An optional field; once something is typed, the field's own rule and messages apply. `tidy` is
 * the field's normalisation: text that shows nothing counts as empty.
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

/** Optional message, at most 500 characters. */
export const messageField = text(limits.messageMax, messages.messageLong);

/** Project description of the quote and booking forms: optional, longer than a message. */
export const descriptionField = text(limits.descriptionMax);

/** Optional line of free text. */
export const lineField = text(limits.shortTextMax);

/** Required line of free text. */
export const requiredLineField = (message: string = messages.fieldRequired) =>
  z
    .string()
    .check(z.trim(), required(message), z.maxLength(limits.shortTextMax, messages.textLong));

/** A value from an option list; the lists are content, the contract only checks the shape. */
export const choiceField = requiredLineField(messages.choiceRequired);

/** A value from an option list that may be left unselected. */
export const optionalChoiceField = lineField;

/** Several values from an option list. */
export const choicesField = z
  .array(z.string().check(z.maxLength(limits.shortTextMax)))
  .check(z.maxLength(20));

/** The number in E.164, added by the form to what was typed. */
export const e164Field = z.string().check(z.regex(/^\+61[2-9]\d{8}$/));

/** A calendar day as a date input gives it: YYYY-MM-DD (ISO 8601). */
export const dayField = z.iso.date(messages.dateInvalid);
