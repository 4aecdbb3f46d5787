import { Section } from '#components/Section.tsx';
import { areasOverview } from '#content/areas-overview.ts';
import { areas } from '#content/areas/index.ts';
import { list as areaPictures } from '#content/areas/list/pictures.ts';
import { AreaList, GroundLayers } from './parts/AreasOverview.tsx';
import { CallToActionBand } from './parts/CallToActionBand.tsx';
import { Fact, Heading } from './parts/Heading.tsx';
import { PageHero } from './parts/PageHero.tsx';
import { Split } from './parts/styles.ts';

/** Overview of the service areas and the ground beneath them. */
export default function AreasPage() {
  const { ground, travel } = areasOverview;
  return (
    <>
      <PageHero h1={areasOverview.h1} lead={areasOverview.lead} />
      <Section labelledBy="areas">
        <Heading id="areas">{areasOverview.listHeading}</Heading>
        <AreaList areas={areas} pictures={areaPictures} suburbsLabel={areasOverview.suburbsLabel} />
      </Section>
      <Section tone="wash" labelledBy="ground">
        <Split>
          <Heading id="ground">{ground.heading}</Heading>
          <GroundLayers cards={ground.cards} />
        </Split>
      </Section>
      <Fact id="travel" heading={travel.heading} text={travel.text} />
      <CallToActionBand content={areasOverview.callToAction} tone="wash" />
    </>
  );
}
