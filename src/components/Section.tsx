import { type ReactNode, Suspense, useId, useState } from 'react';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { sizes } from '#theme/tokens.ts';
import { newTurn, useTurn, type Turn } from './hydration-turns.ts';

/**
 * A part of a prerendered page that hydrates separately: after everything outside of such parts and
 * in its turn, or at once when it is pressed or typed into (selective hydration). Nothing in it may
 * suspend: the fallback is empty.
 */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  const id = useId();
  const [turn] = useState(() => newTurn(isOfHtml(id)));
  return (
    <Suspense fallback={null}>
      <InTurn turn={turn}>{children}</InTurn>
    </Suspense>
  );
}

/**
 * Whether React found the part in the page. It renders all of a page again whose outer parts others have
 * changed, and what would wait then would be empty. React's ids have a capital R in what it hydrates.
 */
const isOfHtml = (id: string) => id.includes('R');

function InTurn({ turn, children }: { turn: Turn; children: ReactNode }) {
  useTurn(turn);
  return children;
}

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

/** A full-width band of the page with a hairline above it; hydrates separately. */
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
        // The boot script has each section laid out by a style of its own.
        suppressHydrationWarning
      >
        <Container>{children}</Container>
      </Band>
    </HydrationBoundary>
  );
}

/** The same width and gutters without a band. */
export const Measure = Container;
