import { deferUntilInteraction } from './engine/defer-until-interaction.tsx';
import { NoScriptNotice } from './fields/FormCard.tsx';

const Body = deferUntilInteraction('assessment-form', async () => {
  const { AssessmentBody } = await import('./forms/AssessmentBody.tsx');
  return AssessmentBody;
});

/** The booking form with its running price (specification 2-§3, form type quick_assessment). */
export function AssessmentForm() {
  return (
    <>
      <Body />
      <NoScriptNotice />
    </>
  );
}
