import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Section } from '#components/Section.tsx';
import { about, aboutTiles } from '#content/about.ts';
import { business } from '#content/business.ts';
import { picture } from '#content/pictures/generated/founder.ts';
import { sizes } from '#theme/tokens.ts';
import { Actions, CallToActionBand } from './parts/CallToActionBand.tsx';
import { CardGroup } from './parts/CardGroup.tsx';
import { Heading } from './parts/Heading.tsx';
import { PanoramaHero } from './parts/PageHero.tsx';
import { Split } from './parts/styles.ts';
import { StatTiles } from './parts/StatTiles.tsx';

const StoryPart = styled(Split)(({ theme }) => ({
  '& h2': { maxWidth: '12ch' },
  '& p': { marginBottom: theme.spacing(2), maxWidth: sizes.measure, textWrap: 'pretty' },
}));

const Credentials = styled(List)(({ theme }) => ({
  '& > li': {
    minHeight: sizes.target,
    paddingBlock: theme.spacing(1.5),
    borderTop: `${sizes.hairline} solid color-mix(in srgb, currentcolor 30%, transparent)`,
  },
}));

export default function AboutPage() {
  return (
    <>
      <PanoramaHero note={business.subtitle} h1={about.h1} lead={about.lead} picture={picture}>
        <Actions button={about.closing.button} call={about.closing.call} />
      </PanoramaHero>
      <StatTiles label={about.tilesLabel} items={aboutTiles} />
      <Section>
        <Stack spacing={6} divider={<Divider />}>
          {about.story.map((part) => (
            <StoryPart key={part.heading}>
              <Typography variant="h2">{part.heading}</Typography>
              <div>
                {part.paragraphs.map((paragraph, index) => (
                  <Typography key={paragraph} variant={index === 0 ? 'subtitle1' : 'body1'}>
                    {paragraph}
                  </Typography>
                ))}
              </div>
            </StoryPart>
          ))}
        </Stack>
      </Section>
      <Section tone="wash" labelledBy="values">
        <Heading id="values">{about.valuesHeading}</Heading>
        <CardGroup cards={about.values} />
      </Section>
      <Section tone="sandstone" labelledBy="papers">
        <Split>
          <Heading id="papers">{about.credentialsHeading}</Heading>
          <Credentials>
            {about.credentials.map((paper) => (
              <ListItem key={paper}>{paper}</ListItem>
            ))}
          </Credentials>
        </Split>
      </Section>
      <CallToActionBand content={about.closing} />
    </>
  );
}
