import { styled } from '@mui/material/styles';
import { useRef, useState, type FocusEvent } from 'react';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { CardList, useTop } from '#components/lists.ts';
import type { Submission } from '#outbox/core/record.ts';
import type { Photo } from '#outbox/photos/record.ts';
import { RequestCard } from './RequestCard.tsx';

/** From how many requests on only those near the screen are in the page. */
const MANY = 40;

/** What a card is about as high as before it is there, in px; then it is measured. */
const CARD_PX = 320;

const OVERSCAN = 6;

type Props = {
  readonly rows: readonly Submission[];
  readonly photos: readonly Photo[];
  readonly onEdit: (id: string) => void;
  readonly onDelete: (id: string, isEverywhere: boolean) => void;
};

/** Requests one below the other. */
export function RequestRows(props: Props) {
  if (props.rows.length > MANY) return <ManyRows {...props} />;
  const { rows, ...rest } = props;
  return (
    <CardList>
      {rows.map((row) => (
        <RequestCard key={row.id} row={row} {...rest} />
      ))}
    </CardList>
  );
}

const Rows = styled(CardList)({ position: 'relative', display: 'block', padding: 0 });

/** Hundreds of cards that are drawn with every change would hold up the sending of what they show. */
function ManyRows({ rows, ...rest }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const top = useTop(list);
  // The card with the focus stays while it is scrolled away.
  const [focused, setFocused] = useState<string | null>(null);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => CARD_PX,
    overscan: OVERSCAN,
    scrollMargin: top,
    gap: 1,
    getItemKey: (index) => rows[index]?.id ?? index,
    rangeExtractor: (range) => {
      const kept = rows.findIndex(({ id }) => id === focused);
      const near = new Set(defaultRangeExtractor(range));
      if (kept >= 0) near.add(kept);
      return [...near].sort((left, right) => left - right);
    },
  });
  const onFocus = ({ target }: FocusEvent) => {
    const index = Number(target.closest('li[data-index]')?.getAttribute('data-index') ?? -1);
    setFocused(rows[index]?.id ?? null);
  };
  return (
    <Rows ref={list} onFocus={onFocus} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const row = rows[index];
        if (row === undefined) return null;
        const place = {
          ref: virtualizer.measureElement,
          'data-index': index,
          'aria-setsize': rows.length,
          'aria-posinset': index + 1,
          style: {
            position: 'absolute',
            insetInline: 0,
            top: 0,
            transform: `translateY(${start - top}px)`,
          },
        } as const;
        return <RequestCard key={row.id} row={row} place={place} {...rest} />;
      })}
    </Rows>
  );
}
