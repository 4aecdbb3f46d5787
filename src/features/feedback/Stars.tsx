import { memo, useCallback, useId, useRef, useState } from 'react';
import type { Dispatch, KeyboardEvent, MouseEvent } from 'react';
import { Icon } from '#components/Icon.tsx';
import { VisuallyHidden } from '#components/text.tsx';
import { ratingHint, review } from '#content/review.ts';
import { COUNTS, Row, Star } from './star-parts.ts';

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
};

/** The star that a key moves to from `count`; null for keys that don't move. */
function movedTo(key: string, count: number): number | null {
  if (key === 'Home') return 1;
  if (key === 'End') return COUNTS.length;
  const step = steps[key];
  return step === undefined ? null : ((count - 1 + step + COUNTS.length) % COUNTS.length) + 1;
}

/**
 * Before the site has started, arrow keys choose as in any group of radios; given back later as a
 * click of the script's, such a choice was a move only.
 */
const wasMove = ({ nativeEvent, currentTarget }: MouseEvent<HTMLInputElement>) =>
  !nativeEvent.isTrusted && currentTarget.matches(':focus-visible');

/** What app/boot/rating.ts says of the star once it is chosen. */
const saying = (count: number) => ({ 'data-says': review.chosen(count) });

const star = <Icon name="Star" size="1em" />;

type StarProps = {
  count: number;
  isReachable: boolean;
  onRate: (rating: number) => void;
  onReach: Dispatch<number>;
  onMove: (event: KeyboardEvent, count: number) => void;
};

/** By itself, so that the focus renders two of them, and a press none. */
const StarRadio = memo(function StarRadio({
  count,
  isReachable,
  onRate,
  onReach,
  onMove,
}: StarProps) {
  return (
    <Star
      name="rating"
      value={count}
      icon={star}
      checkedIcon={star}
      slotProps={{
        input: {
          'aria-label': review.star(count),
          ...saying(count),
          tabIndex: isReachable ? 0 : -1,
          onClick: (event) => {
            if (!wasMove(event)) onRate(count);
          },
          onFocus: () => onReach(count),
          onKeyDown: (event) => {
            if (event.key === 'Enter') onRate(count);
            onMove(event, count);
          },
        },
      }}
    />
  );
});

/**
 * Five stars for pointer, touch and keyboard. Arrow keys only move, since a choice leads on to the
 * next screen; Enter or Space chooses. Radio parts rather than MUI's Rating or RadioGroup: those
 * draw what React knows, these what the browser knows, so that stars light up and a press is kept
 * before any script is there.
 */
export function Stars({ onRate }: { onRate: (rating: number) => void }) {
  const [reachable, setReachable] = useState(1);
  const row = useRef<HTMLDivElement>(null);
  const hintId = useId();

  const onMove = useCallback((event: KeyboardEvent, count: number) => {
    const next = movedTo(event.key, count);
    if (next === null) return;
    event.preventDefault();
    setReachable(next);
    row.current
      ?.querySelectorAll('input')
      .item(next - 1)
      .focus();
  }, []);

  return (
    <>
      <Row ref={row} role="radiogroup" aria-label={review.starsLabel} aria-describedby={hintId}>
        {COUNTS.map((count) => (
          <StarRadio
            key={count}
            count={count}
            isReachable={count === reachable}
            onRate={onRate}
            onReach={setReachable}
            onMove={onMove}
          />
        ))}
      </Row>
      <VisuallyHidden id={hintId}>{ratingHint}</VisuallyHidden>
    </>
  );
}
