import { useState } from 'react';
import { buttons, formText } from '#content/forms/common.ts';
import { review } from '#content/review.ts';
import { useEnquiryForm } from '../engine/use-enquiry-form.ts';
import { useEngine } from '../engine/engine-context.ts';
import { WaitingButton } from '../fields/form-ends.tsx';
import { FormShell } from '../fields/FormShell.tsx';
import { ConsentField, FeedbackFields, feedbackForm, isPraise, PraiseFields } from './feedback.tsx';

/** Disabled while there is nothing but white space to send. */
function SendFeedback() {
  const { sending } = useEngine();
  const { idle, busy } = buttons.feedback;
  return (
    <WaitingButton field="feedback" waitsFor={formText.waitsFor.feedback} disabled={sending}>
      {sending ? busy : idle}
    </WaitingButton>
  );
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
