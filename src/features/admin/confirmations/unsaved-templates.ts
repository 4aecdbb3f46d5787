import type { ConfirmationTemplate } from '#contract/admin/confirmations.ts';
import type { FormType } from '#contract/form-types.ts';
import { createUnsaved } from '../shared/unsaved.ts';

type Typed = Partial<ConfirmationTemplate>;

const unsaved = createUnsaved<FormType, Typed>();

/** What has been typed of a form's template and not been saved; for a screen, which hears of it. */
export const useTyped = unsaved.useKept;

/** The same as it stands now. */
export const typedOf = (formType: FormType): Typed => unsaved.of(formType) ?? {};

/** Keeps it while other forms and screens are looked at; nothing typed is forgotten. */
export function keepTyped(formType: FormType, typed: Typed): void {
  unsaved.keep(formType, Object.keys(typed).length === 0 ? undefined : typed);
}
