import { Course } from '#components/Course.tsx';
import { contact, contactTiles } from '#content/contact.ts';
import { ContactPageForm } from '#features/enquiry/ContactPageForm.tsx';
import { FormCard } from '#features/enquiry/fields/FormCard.tsx';
import { HoursAndAreas } from './contact/HoursAndAreas.tsx';
import { WaysToReachUs } from './contact/WaysToReachUs.tsx';
import { FormSided } from './parts/FormSided.ts';
import { PageHero } from './parts/PageHero.tsx';
import { StatTiles } from './parts/StatTiles.tsx';

/** The contact page (specification 1-§2.8, 2-§2). */
export default function ContactPage() {
  const { form } = contact;
  return (
    <>
      <PageHero h1={contact.h1} lead={contact.lead} />
      <WaysToReachUs />
      <Course id="contact" labelledBy="your-project">
        <FormSided>
          <FormCard>
            <h2 id="your-project">{form.heading}</h2>
            <p>{form.intro}</p>
            <ContactPageForm />
          </FormCard>
          <HoursAndAreas />
        </FormSided>
      </Course>
      <StatTiles label={contact.trustHeading} items={contactTiles} />
    </>
  );
}
