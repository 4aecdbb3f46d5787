import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { receiptFacts, thankYou } from '#content/thank-you.ts';
import { handedRoads } from '#contract/standing.ts';
import type { Fact } from '#content/what-was-sent.ts';
import type { Submission } from '#outbox/core/record.ts';
import { type as typeScale, narrow } from '#theme/tokens.ts';
import { sentOf } from './shown-state.ts';
import { formatMoment } from './time.ts';

/** Lines of a receipt. */
export const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.spacing(0.25, 2),
  margin: 0,
  fontSize: typeScale.small,
  fontVariantNumeric: 'tabular-nums',
  '& > dd': { margin: 0 },
  // Large text on a small screen: next to each other neither has room for its words.
  [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& > dd:first-of-type': { fontWeight: 650 },
}));

/** Receipt of a delivered lead: its number where the receiver gives one, what was asked for, and when. */
export function Receipt({ row }: { row: Submission }) {
  const number = row.receipt?.receipt;
  const road = handedRoads.find((one) => one === row.receipt?.road);
  const facts = [
    ...(number === undefined ? [] : [{ label: thankYou.receipt, text: number }]),
    ...(road === undefined ? [] : [{ label: thankYou.arrived, text: thankYou.roads[road] }]),
    ...receiptFacts(sentOf(row), (moment) => formatMoment(moment.getTime())),
  ];
  return <FactList facts={facts} />;
}

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <Facts>
      {facts.map(({ label, text }) => (
        <Fragment key={label}>
          <dt>{label}</dt> <dd>{text}</dd>
        </Fragment>
      ))}
    </Facts>
  );
}
