import { limits } from '#contract/limits.ts';
import { feedbackFields, quoteConsents } from '#content/forms/feedback.ts';
import { feedbackMissing } from '#content/forms/toasts.ts';
import { review } from '#content/review.ts';
import type { FieldText } from '#content/forms/types.ts';
import type { FormDeclaration } from '../engine/declaration.ts';
import { choicesOf, type FormValues } from '../engine/values.ts';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { LongTextField } from '../fields/LongTextField.tsx';
import { EmailField, NameField } from '../fields/person-fields.tsx';

/** Whether a rating is praise; the others are complaints. */
export const isPraise = (rating: number): boolean => rating > review.privateUpTo;

const mayQuote = (values: FormValues): boolean =>
  choicesOf(values, 'consent').includes(quoteConsents[0].value);

/** Feedback for a rating of 1 to 5; praise may be quoted if its writer agrees. */
export function feedbackForm(rating: number): FormDeclaration {
  const consent = isPraise(rating) ? { consent: [] } : {};
  return {
    formType: 'feedback',
    id: 'feedback-form',
    draftKey: 'feedback',
    defaults: { name: '', email: '', feedback: '', ...consent },
    steps: [['name', 'email', 'feedback', ...Object.keys(consent)]],
    schema: ({ answerSchemas }) => answerSchemas.feedback,
    derive: (values) => ({
      rating,
      submissionType: 'feedback',
      ...(mayQuote(values) ? { mayQuote: true } : {}),
    }),
    toastSystem: 'dialog',
    missing: { fields: ['feedback'], toast: feedbackMissing },
    thankYou: false,
  };
}

export function FeedbackFields() {
  return <Fields text={feedbackFields.feedback} />;
}

/** The same fields for praise. */
export function PraiseFields() {
  return <Fields text={feedbackFields.praise} />;
}

function Fields({ text }: { text: FieldText }) {
  return (
    <>
      <NameField text={feedbackFields.name} required={false} />
      <EmailField text={feedbackFields.email} required={false} />
      <LongTextField name="feedback" text={text} required max={limits.descriptionMax} />
    </>
  );
}

/** Whether praise may be quoted; a correction does not change it. */
export function ConsentField() {
  return (
    <ChoiceField
      name="consent"
      text={feedbackFields.consent}
      options={quoteConsents}
      kind="checkbox"
    />
  );
}
