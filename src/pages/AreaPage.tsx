import { Section } from '#components/Section.tsx';
import { areas } from '#content/areas/index.ts';
import type { AreaPage as AreaPageContent } from '#content/areas/types.ts';
import { business } from '#content/business.ts';
import { areaNotes } from '#content/catalogue-notes.ts';
import type { Picture } from '#content/pictures/types.ts';
import { services } from '#content/services/index.ts';
import { LeadCaptureSection } from '#features/enquiry/LeadCaptureSection.tsx';
import { Actions } from './parts/Actions.tsx';
import { CallToActionBand } from './parts/CallToActionBand.tsx';
import { CardGroup } from './parts/CardGroup.tsx';
import { Heading } from './parts/Heading.tsx';
import { LocalText } from './parts/LocalText.tsx';
import { PanoramaHero } from './parts/PanoramaHero.tsx';
import { PointsPanel } from './parts/PointsPanel.tsx';
import { Related } from './parts/Related.tsx';
import { SampleProjects } from './parts/SampleProjects.tsx';
import { ServiceRows } from './parts/ServiceRows.tsx';
import { StatTiles } from './parts/StatTiles.tsx';
import { SuburbList } from './parts/SuburbList.tsx';

/** One of the six area pages; shows each block that its content has. */
export default function AreaPage({
  content,
  picture,
}: {
  content: AreaPageContent;
  picture: Picture;
}) {
  const { callToAction, local } = content;
  return (
    <>
      <PanoramaHero
        note={'heritageLabel' in content ? content.heritageLabel : content.title}
        h1={content.h1}
        lead={content.lead}
        picture={picture}
      >
        <Actions button={callToAction.button} call={business.phone.display} />
      </PanoramaHero>
      {'stats' in content ? <StatTiles label={areaNotes.stats} items={content.stats} /> : null}
      {'response' in content ? (
        <PointsPanel id="response" tone="ink" content={content.response} />
      ) : null}
      <ThreeCards content={content} />
      <Section tone="wash" labelledBy="local">
        <LocalText id="local" note={areaNotes.local} block={local}>
          {'places' in content ? (
            <SuburbList id="places" heading={content.places.heading} names={content.places.names} />
          ) : null}
        </LocalText>
      </Section>
      <Section id="services" labelledBy="area-services">
        <Heading
          id="area-services"
          note={areaNotes.services}
          intro={'intro' in content.services ? content.services.intro : undefined}
        >
          {content.services.heading}
        </Heading>
        <ServiceRows services={content.services.cards} linkLabel={areaNotes.serviceLink} />
      </Section>
      {'projects' in content ? (
        <Section tone="sandstone" labelledBy="projects">
          <Heading id="projects" note={areaNotes.projects}>
            {content.projects.heading}
          </Heading>
          <SampleProjects items={content.projects.items} />
        </Section>
      ) : null}
      {'expertise' in content ? (
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
            items: areas.filter(({ id }) => id !== content.slug),
          },
        ]}
      />
      <LeadCaptureSection topic={content.title} />
    </>
  );
}

/** The three cards of the North Shore (benefits) and of the Northern Beaches (challenges). */
function ThreeCards({ content }: { content: AreaPageContent }) {
  const group =
    'benefits' in content ? content.benefits : 'challenges' in content ? content.challenges : null;
  return group ? (
    <Section labelledBy="three-cards">
      <Heading id="three-cards">{group.heading}</Heading>
      <CardGroup cards={group.cards} layout="even" />
    </Section>
  ) : null;
}
