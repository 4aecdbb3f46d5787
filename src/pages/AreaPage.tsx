import { Section } from '#components/Section.tsx';
import { areas } from '#content/areas/index.ts';
import type { AreaPage as AreaPageContent } from '#content/areas/types.ts';
import { business } from '#content/business.ts';
import { areaNotes } from '#content/catalogue-notes.ts';
import type { Picture } from '#content/pictures/types.ts';
import { services } from '#content/services/index.ts';
import { LeadCaptureSection } from '#features/enquiry/forms/LeadCaptureSection.tsx';
import { Actions, CallToActionBand } from './parts/CallToActionBand.tsx';
import { CardGroup } from './parts/CardGroup.tsx';
import { Heading } from './parts/Heading.tsx';
import {
  LocalText,
  PointsPanel,
  SampleProjects,
  ServiceRows,
  SuburbList,
} from './parts/AreaParts.tsx';
import { PageHero, PanoramaHero } from './parts/PageHero.tsx';
import { Related } from './parts/Related.tsx';
import { StatTiles } from './parts/StatTiles.tsx';

export default function AreaPage({
  id,
  content,
  picture,
}: {
  id: string;
  content: AreaPageContent;
  /** Null for an area that the firm has added without one. */
  picture: Picture | null;
}) {
  const { callToAction, local } = content;
  const head = {
    note: content.heritageLabel ?? content.title,
    h1: content.h1,
    lead: content.lead,
    children: <Actions button={callToAction.button} call={business.phone.display} />,
  };
  return (
    <>
      {picture ? <PanoramaHero {...head} picture={picture} /> : <PageHero {...head} />}
      {content.stats ? <StatTiles label={areaNotes.stats} items={content.stats} /> : null}
      {content.response ? (
        <PointsPanel id="response" tone="ink" content={content.response} />
      ) : null}
      <ThreeCards content={content} />
      <Section tone="wash" labelledBy="local">
        <LocalText id="local" note={areaNotes.local} block={local}>
          {content.places ? (
            <SuburbList id="places" heading={content.places.heading} names={content.places.names} />
          ) : null}
        </LocalText>
      </Section>
      <Section id="services" labelledBy="area-services">
        <Heading id="area-services" note={areaNotes.services} intro={content.services.intro}>
          {content.services.heading}
        </Heading>
        <ServiceRows services={content.services.cards} linkLabel={areaNotes.serviceLink} />
      </Section>
      {content.projects ? (
        <Section tone="sandstone" labelledBy="projects">
          <Heading id="projects" note={areaNotes.projects}>
            {content.projects.heading}
          </Heading>
          <SampleProjects items={content.projects.items} />
        </Section>
      ) : null}
      {content.expertise ? (
        <PointsPanel id="expertise" tone="sandstone" content={content.expertise} />
      ) : null}
      <CallToActionBand content={callToAction} />
      <Related
        groups={[
          {
            id: 'related-services',
            heading: areaNotes.related,
            items: services.filter(({ slug }) => content.relatedServices.includes(slug)),
          },
          {
            id: 'other-areas',
            heading: areaNotes.otherAreas,
            items: areas.filter((area) => area.id !== id),
          },
        ]}
      />
      <LeadCaptureSection topic={content.title} />
    </>
  );
}

/** Benefits or challenges of working in the area. */
function ThreeCards({ content }: { content: AreaPageContent }) {
  const group = content.benefits ?? content.challenges;
  return group ? (
    <Section labelledBy="three-cards">
      <Heading id="three-cards">{group.heading}</Heading>
      <CardGroup cards={group.cards} layout="even" />
    </Section>
  ) : null;
}
