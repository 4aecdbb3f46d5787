import type { ComponentType } from 'react';
import { PRIORITY_CALL } from '#content/forms/booking-rules.ts';
import { isPriorityCallDay } from '#content/opening-times.ts';
import type { Envelope } from '#contract/envelope.ts';
import type { FormDeclaration } from '../engine/declaration.ts';
import { type FormValues, isFormValue } from '../engine/values.ts';
import { PhoneField } from '../fields/person-fields.tsx';
import { AssessmentFields } from './AssessmentForm.tsx';
import { ModernContactFields, modernContactForm } from './ContactSection.tsx';
import { FeedbackFields, feedbackForm, isPraise, PraiseFields } from './FeedbackForm.tsx';
import { LeadCaptureFields, leadCaptureForm } from './LeadCaptureSection.tsx';
import { QuoteFields, quoteForm } from './QuoteForm.tsx';
import { assessmentForm } from './assessment.ts';
import { carriedForm, DetailsFields, heroForm, popupForm } from './two-step.tsx';

type Editable = { readonly declaration: FormDeclaration; readonly Fields: ComponentType };

/** Both steps of a two-step form at once. */
function TwoStepFields() {
  return (
    <>
      <PhoneField />
      <DetailsFields />
    </>
  );
}

/** Leads that earlier builds sent without a service can be corrected without one. */
const lenientContactForm: FormDeclaration = {
  ...modernContactForm,
  schema: ({ answerSchemas }) => answerSchemas.modern_contact,
};

function formOf({ formType, data }: Envelope): Editable {
  switch (formType) {
    case 'assessment_popup':
      return { declaration: popupForm(data.asksFor), Fields: TwoStepFields };
    case 'hero_contact':
      return { declaration: heroForm, Fields: TwoStepFields };
    case 'enhanced_contact':
      return { declaration: carriedForm(data), Fields: TwoStepFields };
    case 'modern_contact':
      return { declaration: lenientContactForm, Fields: ModernContactFields };
    case 'lead_capture':
      return { declaration: leadCaptureForm(data.topic), Fields: LeadCaptureFields };
    case 'smart_lead':
      return { declaration: quoteForm, Fields: QuoteFields };
    case 'quick_assessment':
      return { declaration: assessmentForm, Fields: AssessmentFields };
    case 'feedback':
      return {
        declaration: feedbackForm(data.rating),
        Fields: isPraise(data.rating) ? PraiseFields : FeedbackFields,
      };
  }
}

/** The form to correct a lead: all its fields at once, under ids of its own. */
export function editableForm(envelope: Envelope): Editable {
  const { declaration, Fields } = formOf(envelope);
  return {
    declaration: {
      ...declaration,
      id: `edit-${declaration.id}`,
      steps: [declaration.steps.flat()],
      presetLocation: false,
    },
    Fields,
  };
}

/** The values of the fields when the lead was sent. */
export function answersOf({ data }: Envelope, { defaults }: FormDeclaration): FormValues {
  const answered = Object.entries(data).flatMap(([name, value]: [string, unknown]) =>
    name in defaults && isFormValue(value) ? [[name, value] as const] : [],
  );
  const values: FormValues = Object.fromEntries(answered);
  const day = values['preferredDate'];
  // A priority day implies that the call was requested.
  return typeof day === 'string' && isPriorityCallDay(day)
    ? { ...values, priorityCall: [PRIORITY_CALL] }
    : values;
}
