import { useId } from 'react';
import { inDollars, leadFacts } from '#content/admin/lead-facts.ts';
import type { QuoteSum } from '#contract/admin/lead-facts.ts';
import { leadKeys } from '../api/lead-data.ts';
import { useRemote } from '../api/queries.ts';
import { loadOverview } from '../inbox/lead-calls.ts';
import { CardText, Group, GroupHeading, Quiet } from '../shared/elements.tsx';

const words = leadFacts.sums;

type Quotes = { readonly open: QuoteSum; readonly won: QuoteSum };

/** Sums of the quotes that wait for an answer, and of those won; `note` says of which time. */
export function QuoteSums({ quotes: { open, won }, note }: { quotes: Quotes; note?: string }) {
  const id = useId();
  return (
    <Group aria-labelledby={id}>
      <GroupHeading id={id}>{words.heading}</GroupHeading>
      <CardText>{words.open(open.count, inDollars(open.cents))}</CardText>
      <CardText>{words.won(won.count, inDollars(won.cents))}</CardText>
      {note === undefined ? null : <Quiet>{note}</Quiet>}
    </Group>
  );
}

/** The sums on the dashboard, once there are quotes. */
export function QuotesNow() {
  const { remote } = useRemote(leadKeys.overview, loadOverview);
  const quotes = remote.status === 'ready' ? remote.value.quotes : undefined;
  if (quotes === undefined || quotes.open.count + quotes.won.count === 0) return null;
  return <QuoteSums quotes={quotes} note={words.now} />;
}
