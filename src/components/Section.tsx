import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { sizes } from '#theme/tokens.ts';
import { HydrationBoundary } from './HydrationBoundary.tsx';

export type Tone = 'paper' | 'wash' | 'sandstone' | 'ink';

const Band = styled('section', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: Tone }>(({
  theme,
  tone,
}) => {
  const { brand } = theme.vars.palette;
  const backgrounds = {
    paper: brand.paper,
    wash: brand.sandstoneWash,
    sandstone: brand.sandstone,
    ink: brand.band,
  } as const;
  return {
    backgroundColor: backgrounds[tone],
    color: tone === 'ink' ? brand.onBand : brand.ink,
    borderTop: `${sizes.hairline} solid ${tone === 'ink' ? brand.bandHairline : brand.hairline}`,
    paddingBlock: sizes.sectionY,
  };
});

/** A section of the page: a full-width band, parted from the next by a thin hairline. */
export function Section({
  tone = 'paper',
  id,
  labelledBy,
  children,
}: {
  tone?: Tone;
  id?: string;
  labelledBy?: string;
  children: ReactNode;
}) {
  return (
    <HydrationBoundary>
      <Band
        tone={tone}
        id={id}
        aria-labelledby={labelledBy}
        data-tone={tone === 'ink' ? 'dark' : 'light'}
      >
        <Container>{children}</Container>
      </Band>
    </HydrationBoundary>
  );
}

/** The same width and gutters without a band of its own. */
export const Measure = Container;
