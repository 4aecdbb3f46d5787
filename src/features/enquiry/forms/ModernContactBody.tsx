import { useState, type ReactNode } from 'react';
import { buttons } from '#content/forms/common.ts';
import { contactSectionText } from '#content/forms/contact-section.ts';
import { useEnquiryForm } from '../engine/use-enquiry-form.ts';
import { PrivacyLines, SendButton } from '../fields/form-ends.tsx';
import { FormShell } from '../fields/FormShell.tsx';
import { modernContactForm, ModernContactFields } from './modern-contact.tsx';

/** `status` renders the delivery status of the last message below the submit button. */
export function ModernContactBody({ status }: { status: (submissionId: string) => ReactNode }) {
  const [sentId, setSentId] = useState<string | null>(null);
  const engine = useEnquiryForm(modernContactForm, { onSafe: setSentId });
  return (
    <>
      <FormShell engine={engine} label={contactSectionText.title}>
        <ModernContactFields />
        <PrivacyLines />
        <SendButton text={buttons.sendMessage} />
      </FormShell>
      {sentId === null ? null : status(sentId)}
    </>
  );
}
