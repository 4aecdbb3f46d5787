import type { answerSchemas } from '#contract/form-data.ts';
import type { FormType } from '#contract/form-types.ts';
import type { z } from '#contract/zod.ts';
import type { ToastSystem } from '#components/toast/toasts.tsx';
import type { Toast } from '#content/forms/types.ts';
import type { FormValues } from './values.ts';

/** A visitor's answers as parsed by a schema. */
export type FormAnswers = Readonly<Record<string, unknown>>;

type AnswerSchema = z.core.$ZodType<FormAnswers>;

/** Schemas that a declaration names; they are loaded separately from the forms. */
export type Rules = {
  readonly answerSchemas: typeof answerSchemas;
  /** The contact section requires the service; earlier builds sent leads without it. */
  readonly contactSectionSchema: AnswerSchema;
  /** For answers that another form continues with and validates. */
  readonly uncheckedSchema: AnswerSchema;
};

/** Everything that differs between forms, apart from their layout. */
export type FormDeclaration = {
  readonly formType: FormType;
  /** Id of the form element and prefix of its controls' ids. */
  readonly id: string;
  /** Key of the draft on the phone; only one tab owns it at a time. */
  readonly draftKey: string;
  /** Every field with its initial value. */
  readonly defaults: Readonly<FormValues>;
  /** Names of the fields of each step, in visual order. */
  readonly steps: readonly (readonly string[])[];
  /** Validation of the answers, from the contract. */
  readonly schema: (rules: Rules) => AnswerSchema;
  /** Adds values derived from the answers, such as the price. */
  readonly derive?: (values: FormValues) => FormAnswers;
  readonly toastSystem: ToastSystem;
  /** Shown in addition to the field messages when one of these is empty. */
  readonly missing?: { readonly fields: readonly string[]; readonly toast: Toast };
  /** Whether the visitor goes to /thank-you once the lead is stored or delivered. */
  readonly thankYou: boolean;
  /** Answers implied by the page, until the visitor chooses otherwise. */
  readonly presets?: Readonly<FormValues>;
  /** Whether the location defaults to the firm's city on a phone in its time zone. */
  readonly presetLocation?: boolean;
};
