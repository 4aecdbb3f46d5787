import { quote } from '#content/quote.ts';
import { useEnquiryForm } from '../engine/use-enquiry-form.ts';
import { PrivacyLines, SendButton } from '../fields/form-ends.tsx';
import { FormShell } from '../fields/FormShell.tsx';
import { QuoteFields, quoteForm } from './quote.tsx';

export function QuoteBody() {
  const engine = useEnquiryForm(quoteForm);
  return (
    <FormShell engine={engine} label={quote.h1}>
      <QuoteFields />
      <PrivacyLines />
      <SendButton text={quote.button} />
    </FormShell>
  );
}
