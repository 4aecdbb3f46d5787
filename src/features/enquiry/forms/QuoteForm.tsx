import { memo } from 'react';
import { quoteServices } from '#content/forms/options.ts';
import { additionalServices, budgets, quoteUrgencies } from '#content/forms/choices.ts';
import { quote, quoteFields } from '#content/quote.ts';
import { limits } from '#contract/limits.ts';
import type { FormDeclaration } from '../engine/declaration.ts';
import { useEnquiryForm } from '../engine/use-enquiry-form.ts';
import { FieldGroup } from '../fields/FieldGroup.tsx';
import { FormShell } from '../fields/FormShell.tsx';
import { PhotosField } from '../fields/PhotosField.tsx';
import { ChoiceField, SelectField } from '../fields/choice-fields.tsx';
import { PrivacyLines, SendButton } from '../fields/form-actions.tsx';
import { AddressField, WholePersonFields } from '../fields/person-fields.tsx';
import { LongTextField } from '../fields/text-fields.tsx';

/** The quote page. */
export const quoteForm: FormDeclaration = {
  formType: 'smart_lead',
  id: 'quote-form',
  draftKey: 'smart_lead',
  defaults: {
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    address: '',
    serviceType: '',
    budget: '',
    description: '',
    urgency: [],
    additionalServices: [],
  },
  steps: [
    [
      'firstName',
      'lastName',
      'email',
      'phone',
      'address',
      'serviceType',
      'budget',
      'description',
      'urgency',
      'additionalServices',
    ],
  ],
  schema: ({ answerSchemas }) => answerSchemas.smart_lead,
  toastSystem: 'dialog',
  thankYou: true,
};

export const QuoteFields = memo(function QuoteFields() {
  const { groups } = quote;
  return (
    <>
      <FieldGroup legend={groups.person}>
        <WholePersonFields />
      </FieldGroup>
      <FieldGroup legend={groups.building}>
        <AddressField />
      </FieldGroup>
      <FieldGroup legend={groups.work}>
        <SelectField
          name="serviceType"
          text={quoteFields.serviceType}
          options={quoteServices}
          required
        />
        <SelectField name="budget" text={quoteFields.budget} options={budgets} />
        <LongTextField
          name="description"
          text={quoteFields.description}
          max={limits.descriptionMax}
        />
        <PhotosField />
      </FieldGroup>
      <FieldGroup legend={groups.timing}>
        <ChoiceField
          name="urgency"
          text={quoteFields.urgency}
          options={quoteUrgencies}
          kind="checkbox"
        />
        <ChoiceField
          name="additionalServices"
          text={quoteFields.additionalServices}
          options={additionalServices}
          kind="checkbox"
        />
      </FieldGroup>
    </>
  );
});

/** The quote request (form type smart_lead). */
export function QuoteForm() {
  const { engine } = useEnquiryForm(quoteForm);
  return (
    <FormShell engine={engine} label={quote.h1}>
      <QuoteFields />
      <PrivacyLines />
      <SendButton text={quote.button} />
    </FormShell>
  );
}
