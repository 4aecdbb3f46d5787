import { type ReactNode, useState, memo } from 'react';
import { buttons } from '#content/forms/common.ts';
import { contactSectionText } from '#content/forms/home-forms.ts';
import { contactServices } from '#content/forms/options.ts';
import {
  enquiryUrgencies,
  normalUrgency,
  urgencyDefaults,
  preferredContacts,
} from '#content/forms/choices.ts';
import { homeContact } from '#content/home/sections.ts';
import type { FormDeclaration } from '../engine/declaration.ts';
import { useEnquiryForm } from '../engine/use-enquiry-form.ts';
import { ContactColumns } from '../fields/ContactColumns.tsx';
import { TwoUp } from '../fields/FieldGroup.tsx';
import { FormShell } from '../fields/FormShell.tsx';
import { PhotosField } from '../fields/PhotosField.tsx';
import { ChoiceField, SelectField } from '../fields/choice-fields.tsx';
import { PrivacyLines, SendButton } from '../fields/form-actions.tsx';
import { EmailField, NameField, PhoneField } from '../fields/person-fields.tsx';
import { LongTextField } from '../fields/text-fields.tsx';

/** The contact section of the home page: stays in place once sent. */
export const modernContactForm: FormDeclaration = {
  formType: 'modern_contact',
  id: 'home-contact-form',
  draftKey: 'modern_contact',
  defaults: {
    name: '',
    phone: '',
    email: '',
    service: '',
    urgency: urgencyDefaults.modern_contact,
    message: '',
    preferredContact: 'phone',
  },
  steps: [['name', 'phone', 'email', 'service', 'urgency', 'message', 'preferredContact']],
  schema: ({ contactSectionSchema }) => contactSectionSchema,
  toastSystem: 'corner',
  thankYou: false,
};

const urgencies = [normalUrgency, ...enquiryUrgencies];
const { fields } = contactSectionText;

export const ModernContactFields = memo(function ModernContactFields() {
  return (
    <>
      <NameField />
      <TwoUp>
        <PhoneField />
        <EmailField />
      </TwoUp>
      <TwoUp>
        <SelectField name="service" text={fields.service} options={contactServices} required />
        <SelectField name="urgency" text={fields.urgency} options={urgencies} />
      </TwoUp>
      <LongTextField name="message" text={fields.message} />
      <PhotosField />
      <ChoiceField
        name="preferredContact"
        text={fields.preferredContact}
        options={preferredContacts}
        kind="radio"
      />
    </>
  );
});

/** `status` renders the delivery status of the last message below the submit button. */
function ModernContactBody({ status }: { status: (submissionId: string) => ReactNode }) {
  const [sentId, setSentId] = useState<string | null>(null);
  const { engine } = useEnquiryForm(modernContactForm, { onSafe: setSentId });
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

/**
 * The contact section at the end of the home page (form type modern_contact). `status` renders the
 * delivery status of a message that was sent.
 */
export function ContactSection({ status }: { status: (submissionId: string) => ReactNode }) {
  return (
    <ContactColumns
      id={homeContact.id}
      heading={homeContact.heading}
      headingId="home-contact-heading"
      intro={homeContact.intro}
      hours
    >
      <ModernContactBody status={status} />
    </ContactColumns>
  );
}
