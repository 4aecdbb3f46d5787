import { useEffect, useEffectEvent } from 'react';
import Button from '@mui/material/Button';
import { contact } from '#content/contact.ts';
import { onSent, openAssessment } from '../assessment-popup-store.ts';
import { useEnquiryForm } from '../engine/use-enquiry-form.ts';
import { FormShell } from '../fields/FormShell.tsx';
import { carriedAnswers, ContactPageFields, contactPageForm } from './contact-page.tsx';

/** Its button opens the popup with everything typed; once sent from there, this form is emptied. */
export function ContactPageBody() {
  const engine = useEnquiryForm(contactPageForm, {
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
      <ContactPageFields />
      <Button type="submit" aria-haspopup="dialog">
        {contact.form.button}
      </Button>
    </FormShell>
  );
}
