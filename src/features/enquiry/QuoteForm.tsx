import { deferUntilInteraction } from './engine/defer-until-interaction.tsx';
import { NoScriptNotice } from './fields/FormCard.tsx';

const Body = deferUntilInteraction('quote-form', async () => {
  const { QuoteBody } = await import('./forms/QuoteBody.tsx');
  return QuoteBody;
});

/** The quote request (specification 2-§3, form type smart_lead). */
export function QuoteForm() {
  return (
    <>
      <Body />
      <NoScriptNotice />
    </>
  );
}
