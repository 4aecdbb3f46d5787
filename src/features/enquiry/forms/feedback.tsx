import { answerSchemas } from '#contract/form-data.ts';
import { limits } from '#contract/limits.ts';
import { feedbackFields } from '#content/forms/feedback.ts';
import { feedbackMissing } from '#content/forms/toasts.ts';
import type { FormDeclaration } from '../engine/declaration.ts';
import { LongTextField } from '../fields/LongTextField.tsx';
import { EmailField, NameField } from '../fields/person-fields.tsx';

/** Private feedback (specification 1-§3.4) for a rating of 1 to 5. */
export function feedbackForm(rating: number): FormDeclaration {
  return {
    formType: 'feedback',
    id: 'feedback-form',
    draftKey: 'feedback',
    defaults: { feedback: '', name: '', email: '' },
    steps: [['feedback', 'name', 'email']],
    schema: answerSchemas.feedback,
    derive: () => ({ rating, submissionType: 'feedback' }),
    toastSystem: 'dialog',
    missing: { fields: ['feedback'], toast: feedbackMissing },
    thankYou: false,
  };
}

export function FeedbackFields() {
  return (
    <>
      <LongTextField
        name="feedback"
        text={feedbackFields.feedback}
        required
        max={limits.descriptionMax}
      />
      <NameField text={feedbackFields.name} required={false} />
      <EmailField text={feedbackFields.email} required={false} />
    </>
  );
}
