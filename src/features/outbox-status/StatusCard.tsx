import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { thankYou } from '#content/thank-you.ts';
import { sizes } from '#theme/tokens.ts';
import type { Tone } from './shown-state.ts';

const Card = styled(Paper, { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: Tone }>(({
  theme,
  tone,
}) => {
  const { brand } = theme.vars.palette;
  const looks = {
    neutral: { background: brand.sandstoneWash, edge: brand.hairline },
    delivered: { background: brand.eucalyptWash, edge: brand.eucalypt },
    waiting: { background: brand.ochreWash, edge: brand.ochre },
    wrong: { background: brand.alarmWash, edge: brand.alarm },
  } as const;
  return {
    display: 'grid',
    maxWidth: sizes.measure,
    padding: theme.spacing(2.5, 3),
    backgroundColor: looks[tone].background,
    borderColor: looks[tone].edge,
    borderInlineStartWidth: theme.spacing(0.75),
    // Both lie in the one cell, so that it is as large as the larger of them.
    '& > *': {
      gridArea: '1 / 1',
      display: 'grid',
      alignContent: 'start',
      gap: theme.spacing(1),
      minWidth: 0,
    },
    '& > * > *': { margin: 0, textWrap: 'wrap' },
    '& h2, & [data-title]': { ...theme.typography.h3, textWrap: 'balance' },
  };
});

/** Takes up the room of words without being there for readers, searches and copying. */
const Room = styled('div')({
  visibility: 'hidden',
  '& > span': { display: 'block' },
  '& > span::before': { content: 'attr(data-words)' },
});

const { none } = thankYou.states;

/**
 * The card that says how a lead stands, announced politely. Whoever opens the page without having
 * sent anything finds it as large as it stays: nothing moves when that is known.
 */
export function StatusCard({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <Card tone={tone}>
      <Room aria-hidden>
        <span data-title data-words={none.title} />
        <span data-words={none.text} />
      </Room>
      <div role="status">{children}</div>
    </Card>
  );
}
