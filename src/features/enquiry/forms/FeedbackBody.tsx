import { useState } from 'react';
import { buttons } from '#content/forms/common.ts';
import { review } from '#content/review.ts';
import { useEnquiryForm } from '../engine/use-enquiry-form.ts';
import { useTypedText } from '../engine/use-typed.ts';
import { SendButton } from '../fields/form-ends.tsx';
import { FormShell } from '../fields/FormShell.tsx';
import { ConsentField, FeedbackFields, feedbackForm, isPraise, PraiseFields } from './feedback.tsx';

/** Disabled while there is nothing but white space to send. */
function SendFeedback() {
  return <SendButton text={buttons.feedback} disabled={useTypedText('feedback').trim() === ''} />;
}

export function FeedbackBody({ rating }: { rating: number }) {
  const praise = isPraise(rating);
  const [declaration] = useState(() => feedbackForm(rating));
  const engine = useEnquiryForm(declaration);
  return (
    <FormShell engine={engine} label={praise ? review.praise.formLabel : review.feedback.title}>
      {praise ? (
        <>
          <PraiseFields />
          <ConsentField />
        </>
      ) : (
        <FeedbackFields />
      )}
      <SendFeedback />
    </FormShell>
  );
}
