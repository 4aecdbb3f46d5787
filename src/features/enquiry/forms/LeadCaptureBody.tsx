import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { buttons } from '#content/forms/common.ts';
import { catalogueServiceAt } from '#content/forms/page-answers.ts';
import { leadCaptureTitle } from '#content/forms/lead-capture.ts';
import { useEnquiryForm } from '../engine/use-enquiry-form.ts';
import { PrivacyLines, SendButton } from '../fields/form-ends.tsx';
import { FormShell } from '../fields/FormShell.tsx';
import { LeadCaptureFields, leadCaptureForm } from './lead-capture.tsx';

export function LeadCaptureBody({ topic }: { topic: string }) {
  const { pathname } = useLocation();
  const [declaration] = useState(() => leadCaptureForm(topic, catalogueServiceAt(pathname)));
  const engine = useEnquiryForm(declaration);
  return (
    <FormShell engine={engine} label={leadCaptureTitle(topic)}>
      <LeadCaptureFields />
      <PrivacyLines />
      <SendButton text={buttons.send} />
    </FormShell>
  );
}
