import Typography from '@mui/material/Typography';
import { Section } from '#components/Section.tsx';
import { contact, contactTiles } from '#content/contact.ts';
import { ContactPageForm } from '#features/enquiry/forms/ContactPageForm.tsx';
import { FormCard } from '#features/enquiry/fields/FormCard.tsx';
import { HoursAndAreas, WaysToReachUs } from './contact/ContactParts.tsx';
import { FormSplit } from './parts/FormSplit.tsx';
import { PageHero } from './parts/PageHero.tsx';
import { StatTiles } from './parts/StatTiles.tsx';

/** The contact page. */
export default function ContactPage() {
  const { form } = contact;
  return (
    <>
      <PageHero h1={contact.h1} lead={contact.lead} />
      <WaysToReachUs />
      <Section id="contact" labelledBy="your-project">
        <FormSplit>
          <FormCard>
            <Typography variant="h3" component="h2" id="your-project">
              {form.heading}
            </Typography>
            <Typography>{form.intro}</Typography>
            <ContactPageForm />
          </FormCard>
          <HoursAndAreas />
        </FormSplit>
      </Section>
      <StatTiles label={contact.trustHeading} items={contactTiles} />
    </>
  );
}
