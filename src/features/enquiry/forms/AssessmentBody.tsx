import { assessment } from '#content/assessment.ts';
import { useEnquiryForm } from '../engine/use-enquiry-form.ts';
import { PrivacyLines, SendButton } from '../fields/form-ends.tsx';
import { FormShell } from '../fields/FormShell.tsx';
import { assessmentForm } from './assessment.ts';
import { AssessmentFields } from './AssessmentFields.tsx';

export function AssessmentBody() {
  const engine = useEnquiryForm(assessmentForm);
  return (
    <FormShell engine={engine} label={assessment.h1}>
      <AssessmentFields />
      <PrivacyLines />
      <SendButton text={assessment.button} />
    </FormShell>
  );
}
