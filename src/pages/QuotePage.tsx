import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Section } from '#components/Section.tsx';
import { Icon } from '#components/Icon.tsx';
import { business } from '#content/business.ts';
import { quote } from '#content/quote.ts';
import { FormCard } from '#features/enquiry/fields/FormCard.tsx';
import { QuoteForm } from '#features/enquiry/forms/QuoteForm.tsx';
import { Aside, FormSplit } from './parts/FormSplit.tsx';
import { PageHero } from './parts/PageHero.tsx';

export default function QuotePage() {
  const { aside, call } = quote;
  return (
    <>
      <PageHero h1={quote.h1} lead={quote.lead} />
      <Section tone="wash">
        <FormSplit>
          <FormCard>
            <QuoteForm />
          </FormCard>
          <Aside heading={aside.heading} points={aside.points}>
            <Typography>{aside.terms}</Typography>
            <Typography>{call.text}</Typography>
            <Button href={business.phone.href} variant="outlined">
              <Icon name="Phone" />
              {call.label}
            </Button>
          </Aside>
        </FormSplit>
      </Section>
    </>
  );
}
