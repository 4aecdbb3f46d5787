import { useId } from 'react';
import { inDollars, leadFacts } from '#content/admin/lead-facts.ts';
import type { QuoteSum } from '#contract/admin/lead-facts.ts';
import { CardText, Group, GroupHeading } from '../shared/elements.tsx';

const words = leadFacts.sums;

/** Sums of the quotes that wait for an answer, and of those won. */
export function QuoteSums({
  quotes: { open, won },
}: {
  quotes: { open: QuoteSum; won: QuoteSum };
}) {
  const id = useId();
  return (
    <Group aria-labelledby={id}>
      <GroupHeading id={id}>{words.heading}</GroupHeading>
      <CardText>{words.open(open.count, inDollars(open.cents))}</CardText>
      <CardText>{words.won(won.count, inDollars(won.cents))}</CardText>
    </Group>
  );
}
