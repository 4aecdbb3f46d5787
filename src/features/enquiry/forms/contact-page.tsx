import { contactFields } from '#content/contact.ts';
import { popupServices } from '#content/forms/options.ts';
import type { FormDeclaration } from '../engine/declaration.ts';
import { textOf, type FormValues } from '../engine/values.ts';
import { LongTextField } from '../fields/LongTextField.tsx';
import { WholePersonFields } from '../fields/person-fields.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { wholeName } from './two-step.ts';

/**
 * The contact page's form: validated and sent by the popup that its button opens, so anything is
 * accepted here.
 */
export const contactPageForm: FormDeclaration = {
  formType: 'enhanced_contact',
  id: 'contact-page-form',
  draftKey: 'contact_page',
  defaults: { firstName: '', lastName: '', email: '', phone: '', service: '', message: '' },
  steps: [['firstName', 'lastName', 'email', 'phone', 'service', 'message']],
  schema: ({ uncheckedSchema }) => uncheckedSchema,
  toastSystem: 'dialog',
  thankYou: true,
};

/** Initial values of the popup: everything typed, plus the two names joined. */
export function carriedAnswers(values: FormValues): Readonly<Record<string, string>> {
  const name = wholeName({
    firstName: textOf(values, 'firstName'),
    lastName: textOf(values, 'lastName'),
  });
  const typed = Object.keys(values).map((field) => [field, textOf(values, field)] as const);
  return Object.fromEntries([...typed, ['name', name] as const].filter(([, text]) => text !== ''));
}

export function ContactPageFields() {
  return (
    <>
      <WholePersonFields />
      <SelectField name="service" text={contactFields.service} options={popupServices} required />
      <LongTextField name="message" text={contactFields.message} />
    </>
  );
}
