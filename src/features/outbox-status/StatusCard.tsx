import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { thankYou } from '#content/thank-you.ts';
import { sizes, type as typeScale } from '#theme/tokens.ts';
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
    // Every state lies in the one cell, so that it is as large as the largest of them.
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
  '& > [data-small]': { fontSize: typeScale.small },
});

const { states } = thankYou;

/** A moment for which the promise of a call has its longest words. */
const EVENING = new Date('2026-03-03T20:00:00+11:00');

/** All that the card may have to hold. */
const largestContents = [
  ...Object.entries(states).map(([key, { title, text }]) => ({
    title,
    text: key === 'delivered' ? `${text} ${thankYou.firstCall(EVENING)}` : text,
    withReceipt: key === 'delivered',
  })),
  { title: states.waiting.title, text: thankYou.waitingOnlyOpen, withReceipt: false },
];

/** As long as a receipt's second line can be. */
const LONGEST_DATE = `${thankYou.receivedAt} Wed, 30 Sept, 12:00 pm`;

/**
 * The card that says how a lead stands, announced politely. It takes the room of its largest state
 * from the start, so that nothing shifts when the state is known or changes.
 */
export function StatusCard({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <Card tone={tone}>
      {largestContents.map(({ title, text, withReceipt }) => (
        <Room key={text} aria-hidden>
          <span data-title data-words={title} />
          <span data-words={text} />
          {withReceipt ? (
            <>
              <span data-small data-words={thankYou.receipt('0000000000')} />
              <span data-small data-words={LONGEST_DATE} />
            </>
          ) : null}
        </Room>
      ))}
      <div role="status">{children}</div>
    </Card>
  );
}
