import styled from '@emotion/styled';
import { Course } from '#components/Course.tsx';
import { about, aboutTiles } from '#content/about.ts';
import { business } from '#content/business.ts';
import { picture } from '#content/pictures/generated/founder.ts';
import { sizes } from '#theme/tokens.ts';
import { Actions } from './parts/Actions.tsx';
import { CallToActionBand } from './parts/CallToActionBand.tsx';
import { CardGroup } from './parts/CardGroup.tsx';
import { Heading } from './parts/Heading.tsx';
import { PanoramaHero } from './parts/PanoramaHero.tsx';
import { Sided } from './parts/Sided.tsx';
import { StatTiles } from './parts/StatTiles.tsx';

const Story = styled('div')(({ theme }) => ({
  '& > div + div': {
    marginTop: theme.spacing(6),
    paddingTop: theme.spacing(6),
    borderTop: `${sizes.joint} solid ${theme.vars.palette.stone.joint}`,
  },
  '& h2': { ...theme.typography.h2, margin: 0, maxWidth: '12ch' },
  '& p': { margin: theme.spacing(0, 0, 2), maxWidth: sizes.measure, textWrap: 'pretty' },
  '& p:first-of-type': { ...theme.typography.subtitle1 },
}));

const Papers = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    minHeight: sizes.target,
    paddingBlock: theme.spacing(1.5),
    borderTop: `${sizes.joint} solid color-mix(in srgb, currentcolor 30%, transparent)`,
  },
}));

/** The about page: how the firm began, who does the work, what it refuses to do. */
export default function AboutPage() {
  return (
    <>
      <PanoramaHero note={business.subtitle} h1={about.h1} lead={about.lead} picture={picture}>
        <Actions button={about.closing.button} call={about.closing.call} />
      </PanoramaHero>
      <StatTiles label={about.tilesLabel} items={aboutTiles} />
      <Course>
        <Story>
          {about.story.map((part) => (
            <Sided key={part.heading}>
              <h2>{part.heading}</h2>
              <div>
                {part.paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </Sided>
          ))}
        </Story>
      </Course>
      <Course tone="wash" labelledBy="values">
        <Heading id="values">{about.valuesHeading}</Heading>
        <CardGroup cards={about.values} />
      </Course>
      <Course tone="sandstone" labelledBy="papers">
        <Sided>
          <Heading id="papers">{about.credentialsHeading}</Heading>
          <Papers>
            {about.credentials.map((paper) => (
              <li key={paper}>{paper}</li>
            ))}
          </Papers>
        </Sided>
      </Course>
      <CallToActionBand content={about.closing} />
    </>
  );
}
