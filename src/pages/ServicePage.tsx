import { Course } from '#components/Course.tsx';
import { areas } from '#content/areas/index.ts';
import { business } from '#content/business.ts';
import { serviceNotes } from '#content/catalogue-notes.ts';
import type { Picture } from '#content/pictures/types.ts';
import { services } from '#content/services/index.ts';
import { measures } from '#content/services/measures.ts';
import type { ServicePage as ServicePageContent } from '#content/services/types.ts';
import { LeadCaptureSection } from '#features/enquiry/LeadCaptureSection.tsx';
import { Actions } from './parts/Actions.tsx';
import { CallToActionBand } from './parts/CallToActionBand.tsx';
import { CardGroup } from './parts/CardGroup.tsx';
import { ElevationHero } from './parts/ElevationHero.tsx';
import { Fact } from './parts/Fact.tsx';
import { Faq } from './parts/Faq.tsx';
import { Heading } from './parts/Heading.tsx';
import { Ledger } from './parts/Ledger.tsx';
import { LessonBlocks } from './parts/LessonBlocks.tsx';
import { Related } from './parts/Related.tsx';
import { Sided } from './parts/Sided.tsx';
import { StatTiles } from './parts/StatTiles.tsx';

/** One of the eight service pages (specification 2-§2, 'Service pages'), fed by its content and drawing. */
export default function ServicePage({
  content,
  picture,
}: {
  content: ServicePageContent;
  picture: Picture;
}) {
  const { offers, benefits, lesson, fact, faq, callToAction } = content;
  return (
    <>
      <ElevationHero h1={content.h1} lead={content.lead} picture={picture}>
        <Actions button={callToAction.button} call={business.phone.display} />
      </ElevationHero>
      <StatTiles label={serviceNotes.measures} items={measures[content.slug]} />
      <Course id="services" labelledBy="offers">
        <Heading id="offers" note={serviceNotes.offers} intro={offers.intro}>
          {offers.heading}
        </Heading>
        <CardGroup cards={offers.cards} />
      </Course>
      <Course tone="wash" labelledBy="lesson">
        <LessonBlocks
          id="lesson"
          note={serviceNotes.lesson}
          heading={lesson.heading}
          blocks={lesson.blocks}
          picture={picture}
        />
      </Course>
      <Fact id="fact" heading={fact.heading} text={fact.text} />
      <Course labelledBy="benefits">
        <Sided>
          <Heading id="benefits" note={serviceNotes.benefits} intro={benefits.intro}>
            {benefits.heading}
          </Heading>
          <Ledger cards={benefits.cards} />
        </Sided>
      </Course>
      <CallToActionBand content={callToAction} />
      {faq ? (
        <Course labelledBy="faq">
          <Faq id="faq" heading={faq.heading} items={faq.items} />
        </Course>
      ) : null}
      <Related
        groups={[
          {
            id: 'related-services',
            heading: serviceNotes.services,
            items: services.filter(({ slug }) => content.relatedServices.includes(slug)),
          },
          {
            id: 'related-areas',
            heading: serviceNotes.areas,
            items: areas.filter(({ id }) => content.relatedAreas.includes(id)),
          },
        ]}
      />
      <LeadCaptureSection topic={content.title} />
    </>
  );
}
