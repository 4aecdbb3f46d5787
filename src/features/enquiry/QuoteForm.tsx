import { NeedsScript } from './fields/NeedsScript.tsx';
import { QuoteBody } from './forms/QuoteBody.tsx';

/** The quote request (form type smart_lead). */
export function QuoteForm() {
  return (
    <NeedsScript>
      <QuoteBody />
    </NeedsScript>
  );
}
