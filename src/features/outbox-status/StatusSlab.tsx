import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { thankYou } from '#content/thank-you.ts';
import { sizes, type as typeScale } from '#theme/tokens.ts';
import type { Tone } from './standing.ts';

const Slab = styled('div', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: Tone }>(({
  theme,
  tone,
}) => {
  const { stone } = theme.vars.palette;
  const looks = {
    neutral: { ground: stone.sandstoneWash, edge: stone.joint },
    delivered: { ground: stone.eucalyptWash, edge: stone.eucalypt },
    waiting: { ground: stone.ochreWash, edge: stone.ochre },
    wrong: { ground: stone.alarmWash, edge: stone.alarm },
  } as const;
  return {
    display: 'grid',
    maxWidth: sizes.measure,
    padding: theme.spacing(2.5, 3),
    backgroundColor: looks[tone].ground,
    color: stone.ink,
    border: `${sizes.joint} solid ${looks[tone].edge}`,
    borderInlineStartWidth: theme.spacing(0.75),
    borderRadius: sizes.corner,
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

const { standing } = thankYou;

/** All that the slab may have to hold. */
const rooms = [
  ...Object.entries(standing).map(([key, { title, text }]) => ({
    title,
    text,
    withReceipt: key === 'delivered',
  })),
  { title: standing.waiting.title, text: thankYou.waitingOnlyOpen, withReceipt: false },
];

/** As long as a receipt's second line can be. */
const LONGEST_DATE = `${thankYou.receivedAt} Wed, 30 Sept, 12:00 pm`;

/**
 * The slab that says how a lead stands, announced politely. It takes the room of its largest state
 * from the start, so that nothing shifts when the state is known or changes.
 */
export function StatusSlab({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <Slab tone={tone}>
      {rooms.map(({ title, text, withReceipt }) => (
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
    </Slab>
  );
}
