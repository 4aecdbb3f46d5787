import { emergencyNotes } from '#content/catalogue-notes.ts';
import { fieldText } from '#content/forms/common.ts';
import { leadCaptureText } from '#content/forms/lead-capture.ts';
import { serviceCatalogue } from '#content/forms/options.ts';
import { missingFields } from '#content/forms/toasts.ts';
import { emergencyUrgency, enquiryUrgencies, urgencyDefaults } from '#content/forms/urgency.ts';
import type { FormDeclaration } from '../engine/declaration.ts';
import { useEngine } from '../engine/engine-context.ts';
import { TwoUp } from '../fields/FieldGroup.tsx';
import { LongTextField } from '../fields/LongTextField.tsx';
import { PhotosField } from '../fields/PhotosField.tsx';
import { EmailField, NameField, PhoneField } from '../fields/person-fields.tsx';
import { SelectField } from '../fields/SelectField.tsx';

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

export function LeadCaptureFields() {
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
}
