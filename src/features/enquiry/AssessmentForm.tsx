import { NeedsScript } from './fields/NeedsScript.tsx';
import { AssessmentBody } from './forms/AssessmentBody.tsx';

/** The booking form with its running price (form type quick_assessment). */
export function AssessmentForm() {
  return (
    <NeedsScript>
      <AssessmentBody />
    </NeedsScript>
  );
}
