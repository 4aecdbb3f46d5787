import type { FormType } from '#contract/form-types.ts';
import type { z } from '#contract/zod.ts';
import type { ToastSystem } from '#components/toast/toasts.ts';
import type { Toast } from '#content/forms/types.ts';
import type { FormValues } from './form-values.ts';
import type * as Rules from './rules.ts';

/** Everything in which one form differs from the others, apart from its layout. */
export type FormDeclaration = {
  readonly formType: FormType;
  /** Id of the form element; ids of its controls begin with it. */
  readonly id: string;
  /** Under which what is typed is kept on the phone; one owner tab each. */
  readonly draftKey: string;
  /** Every field with what it holds before anything is typed. */
  readonly defaults: Readonly<FormValues>;
  /** Names of the fields of each step, in the order in which they are seen. */
  readonly steps: readonly (readonly string[])[];
  /** Rule of the answers, from the contract. */
  readonly schema: (rules: typeof Rules) => z.core.$ZodType<Readonly<Record<string, unknown>>>;
  /** Adds to what was typed what follows from it, such as the price. */
  readonly derive?: (values: FormValues) => Readonly<Record<string, unknown>>;
  readonly toastSystem: ToastSystem;
  /** Shown beside the messages under the fields when one of these is empty. */
  readonly missing?: { readonly fields: readonly string[]; readonly toast: Toast };
  /** Whether the visitor goes to /thank-you once the lead is safe. */
  readonly thankYou: boolean;
  /** What the page answers already, until the visitor chooses otherwise. */
  readonly presets?: Readonly<FormValues>;
  /** Whether the location starts at 'Sydney' on a phone set to Sydney's time. */
  readonly presetLocation?: boolean;
};
