import { use, useState, type ReactNode } from 'react';
import { buttons, formText } from '#content/forms/common.ts';
import { review } from '#content/review.ts';
import { useEnquiryForm } from '../engine/use-enquiry-form.ts';
import { useEngine } from '../engine/engine-context.ts';
import { BeforeSend } from '../fields/before-send.ts';
import { WaitingButton } from '../fields/form-ends.tsx';
import { FormShell } from '../fields/FormShell.tsx';
import { ConsentField, FeedbackFields, feedbackForm, isPraise, PraiseFields } from './feedback.tsx';

/** Disabled while there is only white space. */
function SendFeedback() {
  const { sending } = useEngine();
  const { idle, busy } = buttons.feedback;
  return (
    <>
      {use(BeforeSend)}
      <WaitingButton field="feedback" waitsFor={formText.waitsFor.feedback} disabled={sending}>
        {sending ? busy : idle}
      </WaitingButton>
    </>
  );
}

/** `status` renders the delivery status of the last feedback below the submit button. */
export function FeedbackBody({
  rating,
  status,
}: {
  rating: number;
  status: (submissionId: string) => ReactNode;
}) {
  const praise = isPraise(rating);
  const [declaration] = useState(() => feedbackForm(rating));
  const [sentId, setSentId] = useState<string | null>(null);
  const engine = useEnquiryForm(declaration, { onSafe: setSentId });
  return (
    <>
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
      {sentId === null ? null : status(sentId)}
    </>
  );
}
