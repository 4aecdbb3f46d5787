import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import {
  deliveredWords,
  thankYou,
  unconfirmedWords,
  type StatusWords,
} from '#content/thank-you.ts';
import { Receipt } from './Receipt.tsx';
import { StatusCard } from './StatusCard.tsx';
import type { NetworkState } from './network-watch.ts';
import { sentOf, toneOf, type ShownSubmission } from './shown-state.ts';
import { useSendsWhenClosed } from './use-capabilities.ts';
import { useNetwork } from './use-network.ts';

/** What is known, and no more: some browsers send only while the site is open. */
function wordsOf(
  current: ShownSubmission,
  whenClosed: boolean,
  network: NetworkState,
): StatusWords {
  if (current === null) return thankYou.checking;
  const { row, state } = current;
  if (state === 'delivered') return deliveredWords(sentOf(row));
  if (state === 'unconfirmed') return unconfirmedWords(sentOf(row));
  const words = thankYou.states[state];
  if (state !== 'waiting') return words;
  return {
    title: network === 'lost' ? thankYou.waitingForSignal : words.title,
    text: whenClosed ? words.text : thankYou.waitingOnlyOpen,
  };
}

/** How a lead stands, live, with its receipt. Prerendered as not yet known. */
export function LeadStatus({ current }: { current: ShownSubmission }) {
  const words = wordsOf(current, useSendsWhenClosed(), useNetwork());
  return (
    <StatusCard tone={toneOf(current)}>
      {/* New words, not old ones that move. */}
      <Fragment key={words.title}>
        <Typography variant="h3" component="h2">
          {words.title}
        </Typography>
        <Typography>{words.text}</Typography>
        {current?.state === 'delivered' ? <Receipt row={current.row} /> : null}
      </Fragment>
    </StatusCard>
  );
}
