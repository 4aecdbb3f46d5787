import { useState, memo } from 'react';
import { useLocation } from 'react-router-dom';
import { emergencyNotes } from '#content/catalogue-notes.ts';
import { buttons, fieldText } from '#content/forms/common.ts';
import {
  leadCaptureIntro,
  leadCaptureText,
  leadCaptureTitle,
} from '#content/forms/lead-capture.ts';
import { serviceCatalogue, catalogueServiceAt } from '#content/forms/options.ts';
import { missingFields } from '#content/forms/toasts.ts';
import { emergencyUrgency, enquiryUrgencies, urgencyDefaults } from '#content/forms/choices.ts';
import { homeContact } from '#content/home/sections.ts';
import type { FormDeclaration } from '../engine/declaration.ts';
import { useEngine } from '../engine/engine-context.ts';
import { useEnquiryForm } from '../engine/use-enquiry-form.ts';
import { ContactColumns } from '../fields/ContactColumns.tsx';
import { TwoUp } from '../fields/FieldGroup.tsx';
import { FormShell } from '../fields/FormShell.tsx';
import { LongTextField } from '../fields/text-fields.tsx';
import { PhotosField } from '../fields/PhotosField.tsx';
import { SelectField } from '../fields/choice-fields.tsx';
import { PrivacyLines, SendButton } from '../fields/form-actions.tsx';
import { EmailField, NameField, PhoneField } from '../fields/person-fields.tsx';

const emergencyUrgencies = [emergencyUrgency, ...enquiryUrgencies];

/**
 * Initial value until the visitor chooses: nobody writes from the emergency page about next month.
 */
const urgencyOf = (topic: string): string =>
  topic === emergencyNotes.topic ? emergencyUrgency.value : urgencyDefaults.lead_capture;

/**
 * The section at the end of service, area and emergency pages; `service` is the page's own, if it
 * has one.
 */
export function leadCaptureForm(topic: string, service = ''): FormDeclaration {
  return {
    formType: 'lead_capture',
    id: 'lead-capture-form',
    draftKey: 'lead_capture',
    defaults: {
      name: '',
      phone: '',
      email: '',
      service,
      urgency: urgencyOf(topic),
      message: '',
    },
    steps: [['name', 'phone', 'email', 'service', 'urgency', 'message']],
    schema: ({ answerSchemas }) => answerSchemas.lead_capture,
    derive: () => ({ topic }),
    toastSystem: 'corner',
    missing: { fields: ['name', 'phone', 'email'], toast: missingFields },
    thankYou: true,
  };
}

const services = serviceCatalogue.map(({ value, label }) => ({ value, label }));

export const LeadCaptureFields = memo(function LeadCaptureFields() {
  const { urgency } = useEngine().declaration.defaults;
  const urgencies = urgency === emergencyUrgency.value ? emergencyUrgencies : enquiryUrgencies;
  return (
    <>
      <NameField />
      <TwoUp>
        <PhoneField />
        <EmailField />
      </TwoUp>
      <TwoUp>
        <SelectField name="service" text={fieldText.service} options={services} />
        <SelectField name="urgency" text={fieldText.urgency} options={urgencies} />
      </TwoUp>
      <LongTextField name="message" text={leadCaptureText.message} />
      <PhotosField />
    </>
  );
});

function LeadCaptureBody({ topic }: { topic: string }) {
  const { pathname } = useLocation();
  const [declaration] = useState(() => leadCaptureForm(topic, catalogueServiceAt(pathname)));
  const { engine } = useEnquiryForm(declaration);
  return (
    <FormShell engine={engine} label={leadCaptureTitle(topic)}>
      <input type="hidden" name="topic" value={topic} />
      <LeadCaptureFields />
      <PrivacyLines />
      <SendButton text={buttons.send} />
    </FormShell>
  );
}

/**
 * The contact section at the end of service, area and emergency pages (form type lead_capture);
 * `topic` names the page, such as 'Masonry', and is sent with the answers.
 */
export function LeadCaptureSection({ topic }: { topic: string }) {
  return (
    <ContactColumns
      id={homeContact.id}
      heading={leadCaptureTitle(topic)}
      headingId="lead-capture-heading"
      intro={leadCaptureIntro(topic)}
    >
      {/* A new form on each page: each is sent with its own topic. */}
      <LeadCaptureBody key={topic} topic={topic} />
    </ContactColumns>
  );
}
