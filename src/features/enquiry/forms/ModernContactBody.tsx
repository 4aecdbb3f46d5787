import { buttons } from '#content/forms/common.ts';
import { contactSectionText } from '#content/forms/contact-section.ts';
import { useEnquiryForm } from '../engine/use-enquiry-form.ts';
import { PrivacyLines, SendButton } from '../fields/form-ends.tsx';
import { FormShell } from '../fields/FormShell.tsx';
import { modernContactForm, ModernContactFields } from './modern-contact.tsx';

export function ModernContactBody() {
  const engine = useEnquiryForm(modernContactForm);
  return (
    <FormShell engine={engine} label={contactSectionText.title}>
      <ModernContactFields />
      <PrivacyLines />
      <SendButton text={buttons.sendMessage} />
    </FormShell>
  );
}
