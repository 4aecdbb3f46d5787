import { Section } from '#components/Section.tsx';
import { areas } from '#content/areas/index.ts';
import { business } from '#content/business.ts';
import { serviceNotes } from '#content/catalogue-notes.ts';
import type { Picture } from '#content/pictures/types.ts';
import type { Project } from '#content/projects/index.ts';
import { services } from '#content/services/index.ts';
import type { ServicePage as ServicePageContent } from '#content/services/types.ts';
import { LeadCaptureSection } from '#features/enquiry/forms/LeadCaptureSection.tsx';
import { Actions, CallToActionBand } from './parts/CallToActionBand.tsx';
import { CardGroup } from './parts/CardGroup.tsx';
import { ElevationHero, Faq, JobSection, LessonBlocks, TextRows } from './parts/ServiceParts.tsx';
import { Fact, Heading } from './parts/Heading.tsx';
import { PageHero } from './parts/PageHero.tsx';
import { Related } from './parts/Related.tsx';
import { Split } from './parts/styles.ts';
import { StatTiles } from './parts/StatTiles.tsx';

export default function ServicePage({
  content,
  picture,
  job,
}: {
  content: ServicePageContent;
  /** Null for a service that the firm has added without one. */
  picture: Picture | null;
  /** A finished project of this service. */
  job: { readonly project: Project; readonly picture: Picture } | null;
}) {
  const { measures, offers, benefits, lesson, fact, faq, callToAction } = content;
  const head = {
    h1: content.h1,
    lead: content.lead,
    children: <Actions button={callToAction.button} call={business.phone.display} />,
  };
  return (
    <>
      {picture ? <ElevationHero {...head} picture={picture} /> : <PageHero {...head} />}
      {measures ? <StatTiles label={serviceNotes.measures} items={measures} /> : null}
      <Section id="services" labelledBy="offers">
        <Heading id="offers" note={serviceNotes.offers} intro={offers.intro}>
          {offers.heading}
        </Heading>
        <CardGroup cards={offers.cards} />
      </Section>
      {lesson ? (
        <Section tone="wash" labelledBy="lesson">
          <LessonBlocks
            id="lesson"
            note={serviceNotes.lesson}
            heading={lesson.heading}
            blocks={lesson.blocks}
            picture={lesson.picture}
          />
        </Section>
      ) : null}
      <Fact id="fact" heading={fact.heading} text={fact.text} />
      {job ? <JobSection {...job} /> : null}
      {benefits ? (
        <Section labelledBy="benefits">
          <Split>
            <Heading id="benefits" note={serviceNotes.benefits} intro={benefits.intro}>
              {benefits.heading}
            </Heading>
            <TextRows cards={benefits.cards} />
          </Split>
        </Section>
      ) : null}
      <CallToActionBand content={callToAction} />
      {faq ? (
        <Section labelledBy="faq">
          <Faq id="faq" heading={faq.heading} items={faq.items} />
        </Section>
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
