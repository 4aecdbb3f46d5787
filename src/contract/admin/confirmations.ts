import { formTypeSchema } from '../form-types.ts';
import { mailAddress } from './notices.ts';
import { z } from '../zod.ts';

/**
 * Variables of a confirmation to a visitor. Nothing the visitor has typed, not even a first name:
 * anyone could enter another person's address and send them a message with it.
 */
export const confirmationVariables = [
  'business',
  'phone',
  'email',
  'form',
  'details',
  'receipt',
  'received',
  'answer_time',
  'next_step',
] as const;

export type ConfirmationVariable = (typeof confirmationVariables)[number];
export type ConfirmationValues = Readonly<Record<ConfirmationVariable, string>>;

const IN_BRACES = /\{([^{}\r\n]*)\}/g;

const variableOf = (name: string): ConfirmationVariable | undefined =>
  confirmationVariables.find((one) => one === name.trim());

/** Braces that name no variable, with their line number, from 1. */
export function unknownVariables(text: string): { name: string; line: number }[] {
  return text
    .split(/\r?\n/)
    .flatMap((content, index) =>
      [...content.matchAll(IN_BRACES)].map(([, name = '']) => ({ name, line: index + 1 })),
    )
    .filter(({ name }) => variableOf(name) === undefined);
}

/** The text with each variable replaced by its value. */
export function fillIn(text: string, values: ConfirmationValues): string {
  return text.replaceAll(IN_BRACES, (whole, name: string) => {
    const variable = variableOf(name);
    return variable === undefined ? whole : values[variable];
  });
}

/** Paragraphs of the text (separated by empty lines), each with its line breaks. */
export function paragraphsOf(text: string): string[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

const SUBJECT_MAX = 150;
const TEXT_MAX = 4000;

const problems = {
  empty: 'Please write something here.',
  long: (most: number) => `At most ${most} characters.`,
  oneLine: 'A subject is one line.',
  unknown: ({ name, line }: { name: string; line: number }) =>
    `Line ${line}: {${name}} is not known. Known are ${confirmationVariables.map((one) => `{${one}}`).join(', ')}.`,
} as const;

const words = (most: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1, problems.empty),
    z.maxLength(most, { error: problems.long(most), abort: true }),
    z.check((context) => {
      for (const unknown of unknownVariables(context.value)) {
        context.issues.push({
          code: 'custom',
          message: problems.unknown(unknown),
          input: context.value,
        });
      }
    }),
  );

const textShape = {
  subject: words(SUBJECT_MAX).check(z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, problems.oneLine)),
  text: words(TEXT_MAX),
} as const;

/** The template of a form, and whether it is sent. */
export const confirmationTemplateSchema = z.object({ on: z.boolean(), ...textShape });

export type ConfirmationTemplate = z.infer<typeof confirmationTemplateSchema>;

/** Subject and text, as stored: stay readable when a variable has been removed since. */
export const confirmationTextShape = { subject: z.string(), text: z.string() } as const;

const confirmationTextSchema = z.object(confirmationTextShape);

export type ConfirmationText = z.infer<typeof confirmationTextSchema>;

/**
 * Body of `PUT /api/admin/confirmations/{formType}`: a partial change. Words make the form's text its
 * own; `own: false` returns it to the text of all forms.
 */
export const confirmationChangeSchema = z.extend(z.partial(confirmationTemplateSchema), {
  own: z.optional(z.literal(false)),
});

export type ConfirmationChange = z.infer<typeof confirmationChangeSchema>;

/** Whether any confirmations are sent. */
export const confirmationSwitchSchema = z.object({ on: z.boolean() });

/** Body of `PUT /api/admin/confirmations`: a partial change; `standard` is the text of all forms. */
export const confirmationSettingsSchema = z.extend(z.partial(confirmationSwitchSchema), {
  standard: z.optional(z.partial(z.object(textShape))),
});

export type ConfirmationSettings = z.infer<typeof confirmationSettingsSchema>;

/**
 * Body of `POST /api/admin/confirmations/{formType}/test`: the template to try, and which of the
 * owner's addresses to send it to.
 */
export const confirmationTestSchema = z.extend(confirmationTemplateSchema, { email: mailAddress });

/** A template as stored. */
export const storedConfirmationSchema = z.object({ on: z.boolean(), ...confirmationTextShape });

/** Response of `GET /api/admin/confirmations`, and of every change there. */
export const confirmationSetupSchema = z.object({
  on: z.boolean(),
  /** What is sent for each form. */
  templates: z.record(formTypeSchema, storedConfirmationSchema),
  /** The text of all forms that have none of their own. */
  standard: confirmationTextSchema,
  /** Forms with a text of their own. */
  own: z.array(formTypeSchema),
  /** Environment variables that are missing to send e-mail; empty when it works. */
  mailMissing: z.array(z.enum(['SMTP_URL', 'MAIL_FROM'])),
  /** The owner's own addresses, to which a test may be sent. */
  testAddresses: z.array(z.string()),
});

export type ConfirmationSetup = z.infer<typeof confirmationSetupSchema>;
