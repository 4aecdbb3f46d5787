import Button from '@mui/material/Button';
import { useEffect, useEffectEvent } from 'react';
import { contact, contactFields } from '#content/contact.ts';
import { popupServices } from '#content/forms/options.ts';
import { onSent, openAssessment } from '../assessment-popup-store.ts';
import type { FormDeclaration } from '../engine/declaration.ts';
import { useEnquiryForm } from '../engine/use-enquiry-form.ts';
import { type FormValues, textOf, wholeName } from '../engine/values.ts';
import { FormShell } from '../fields/FormShell.tsx';
import { LongTextField } from '../fields/text-fields.tsx';
import { SelectField } from '../fields/choice-fields.tsx';
import { WholePersonFields } from '../fields/person-fields.tsx';

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

/**
 * The contact page's form (form type enhanced_contact). Its button opens the popup with everything
 * typed; once sent from there, this form is emptied.
 */
export function ContactPageForm() {
  const { engine } = useEnquiryForm(contactPageForm, {
    onAnswers: async () => {
      openAssessment({
        prefill: carriedAnswers(engine.form.getValues()),
        formType: 'enhanced_contact',
      });
      return true;
    },
  });
  const clear = useEffectEvent(engine.clear);
  useEffect(
    () =>
      onSent((formType) => {
        if (formType === 'enhanced_contact') clear();
      }),
    [],
  );
  return (
    <FormShell engine={engine} label={contact.form.heading}>
      <WholePersonFields />
      <SelectField name="service" text={contactFields.service} options={popupServices} required />
      <LongTextField name="message" text={contactFields.message} />
      <Button type="submit" aria-haspopup="dialog">
        {contact.form.button}
      </Button>
    </FormShell>
  );
}
