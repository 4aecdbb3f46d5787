import { contactSectionText } from '#content/forms/contact-section.ts';
import { contactServices, preferredContacts } from '#content/forms/options.ts';
import { enquiryUrgencies, normalUrgency, urgencyDefaults } from '#content/forms/urgency.ts';
import type { FormDeclaration } from '../engine/declaration.ts';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { TwoUp } from '../fields/FieldGroup.tsx';
import { LongTextField } from '../fields/LongTextField.tsx';
import { PhotosField } from '../fields/PhotosField.tsx';
import { EmailField, NameField, PhoneField } from '../fields/person-fields.tsx';
import { SelectField } from '../fields/SelectField.tsx';

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

export function ModernContactFields() {
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
}
