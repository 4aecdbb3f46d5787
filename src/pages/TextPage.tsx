import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Section } from '#components/Section.tsx';
import type { TextPage as TextPageContent } from '#content/page-types.ts';
import { sizes } from '#theme/tokens.ts';
import { Actions, CallToActionBand } from './parts/CallToActionBand.tsx';
import { CardGroup } from './parts/CardGroup.tsx';
import { Heading } from './parts/Heading.tsx';
import { PageHero } from './parts/PageHero.tsx';
import { Split } from './parts/styles.ts';

/** A page of text, from the `page.ts` of its entry. */
export default function TextPage({ content }: { content: TextPageContent }) {
  const { blocks, cards, callToAction } = content;
  return (
    <>
      <PageHero h1={content.h1} lead={content.lead}>
        <Actions button={callToAction.button} call={callToAction.call} />
      </PageHero>
      <Section>
        <Stack spacing={6} divider={<Divider />}>
          {blocks.map(({ heading, paragraphs }) => (
            <Split key={heading}>
              <Heading>{heading}</Heading>
              <Stack spacing={2} sx={{ maxWidth: sizes.measure }}>
                {paragraphs.map((paragraph) => (
                  <Typography key={paragraph}>{paragraph}</Typography>
                ))}
              </Stack>
            </Split>
          ))}
        </Stack>
      </Section>
      {cards ? (
        <Section tone="wash" labelledBy="points">
          <Heading id="points" intro={cards.intro}>
            {cards.heading}
          </Heading>
          <CardGroup cards={cards.cards} />
        </Section>
      ) : null}
      <CallToActionBand content={callToAction} />
    </>
  );
}
