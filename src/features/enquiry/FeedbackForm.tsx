import { deferUntilInteraction } from './engine/defer-until-interaction.tsx';
import { NoScriptNotice } from './fields/FormCard.tsx';

const Body = deferUntilInteraction('feedback-form', async () => {
  const { FeedbackBody } = await import('./forms/FeedbackBody.tsx');
  return FeedbackBody;
});

/** Private feedback for a rating of 1 to 5 (specification 1-§2.7, form type feedback). */
export function FeedbackForm({ rating }: { rating: number }) {
  return (
    <>
      <Body rating={rating} />
      <NoScriptNotice />
    </>
  );
}
