import { Course } from '#components/Course.tsx';
import { areasOverview } from '#content/areas-overview.ts';
import { areas } from '#content/areas/index.ts';
import { areaPictures } from '#content/areas/pictures.ts';
import { AreaWall } from './parts/AreaWall.tsx';
import { CallToActionBand } from './parts/CallToActionBand.tsx';
import { Fact } from './parts/Fact.tsx';
import { Heading } from './parts/Heading.tsx';
import { PageHero } from './parts/PageHero.tsx';
import { Sided } from './parts/Sided.tsx';
import { Strata } from './parts/Strata.tsx';

/** Overview of the six service areas and the ground beneath them. */
export default function AreasPage() {
  const { ground, travel } = areasOverview;
  return (
    <>
      <PageHero h1={areasOverview.h1} lead={areasOverview.lead} />
      <Course labelledBy="areas">
        <Heading id="areas">{areasOverview.listHeading}</Heading>
        <AreaWall areas={areas} pictures={areaPictures} suburbsLabel={areasOverview.suburbsLabel} />
      </Course>
      <Course tone="wash" labelledBy="ground">
        <Sided>
          <Heading id="ground">{ground.heading}</Heading>
          <Strata cards={ground.cards} />
        </Sided>
      </Course>
      <Fact id="travel" heading={travel.heading} text={travel.text} />
      <CallToActionBand content={areasOverview.callToAction} tone="wash" />
    </>
  );
}
