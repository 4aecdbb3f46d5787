import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { sizes } from '#theme/tokens.ts';

export type Tone = 'paper' | 'wash' | 'sandstone' | 'ink';

const Band = styled('section', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: Tone }>(({
  theme,
  tone,
}) => {
  const { stone } = theme.vars.palette;
  const grounds = {
    paper: stone.paper,
    wash: stone.sandstoneWash,
    sandstone: stone.sandstone,
    ink: stone.band,
  } as const;
  return {
    backgroundColor: grounds[tone],
    color: tone === 'ink' ? stone.onBand : stone.ink,
    borderTop: `${sizes.joint} solid ${tone === 'ink' ? stone.bandJoint : stone.joint}`,
    paddingBlock: sizes.courseY,
  };
});

const Inner = styled('div')({
  width: '100%',
  maxWidth: sizes.textWidth,
  marginInline: 'auto',
  paddingInline: sizes.gutter,
});

/** A course of the page: a full-width band, parted from the next by a thin joint. */
export function Course({
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
    <Band
      tone={tone}
      id={id}
      aria-labelledby={labelledBy}
      data-tone={tone === 'ink' ? 'dark' : 'light'}
    >
      <Inner>{children}</Inner>
    </Band>
  );
}

/** The same width and gutters without a band of its own. */
export const Measure = Inner;
