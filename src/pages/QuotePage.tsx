import { ActionLink } from '#components/ActionButton.tsx';
import { Course } from '#components/Course.tsx';
import { Icon } from '#components/Icon.tsx';
import { business } from '#content/business.ts';
import { quote } from '#content/quote.ts';
import { FormCard } from '#features/enquiry/fields/FormCard.tsx';
import { QuoteForm } from '#features/enquiry/QuoteForm.tsx';
import { Aside } from './parts/Aside.ts';
import { FormSided } from './parts/FormSided.ts';
import { PageHero } from './parts/PageHero.tsx';

/** The quote page: the request and what makes a price firm (specification 2-§3). */
export default function QuotePage() {
  const { aside, call } = quote;
  return (
    <>
      <PageHero h1={quote.h1} lead={quote.lead} />
      <Course tone="wash">
        <FormSided>
          <FormCard>
            <QuoteForm />
          </FormCard>
          <Aside>
            <h2>{aside.heading}</h2>
            <ul>
              {aside.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <p>{aside.terms}</p>
            <p>{call.text}</p>
            <ActionLink href={business.phone.href} emphasis="line">
              <Icon name="Phone" />
              {call.label}
            </ActionLink>
          </Aside>
        </FormSided>
      </Course>
    </>
  );
}
