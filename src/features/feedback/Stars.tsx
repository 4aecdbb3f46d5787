import styled from '@emotion/styled';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '#components/Icon.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import { ratingHint } from '#content/forms/rating.ts';
import { review } from '#content/review.ts';
import { motion, sizes } from '#theme/tokens.ts';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap' });

/** How much later each star fills than the one before it, in milliseconds. */
const STAGGER_MS = 40;

const Star = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  minWidth: sizes.target,
  minHeight: sizes.target,
  padding: theme.spacing(0.5),
  border: 0,
  borderRadius: sizes.corner,
  backgroundColor: 'transparent',
  color: theme.vars.palette.stone.fieldEdge,
  fontSize: 'clamp(2.5rem, 12vw, 3.5rem)',
  cursor: 'pointer',
  '& svg': {
    fill: 'transparent',
    stroke: 'currentcolor',
    strokeWidth: 1.5,
    transition: `fill ${motion.quick} ${motion.ease}, stroke ${motion.quick} ${motion.ease}`,
  },
  '&[data-filled="true"]': { color: theme.vars.palette.stone.oxide },
  '&[data-filled="true"] svg': { fill: 'currentcolor' },
  '@media (prefers-reduced-motion: reduce)': { '& svg': { transition: 'none' } },
}));

const counts = [1, 2, 3, 4, 5] as const;

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
};

/**
 * Five stars (specification 1-§2.7) for pointer, touch and keyboard. Arrow keys only move, since a
 * choice leads on to the next screen; Enter or Space chooses. Stars fill one after another.
 */
export function Stars({ rating, onRate }: { rating: number; onRate: (rating: number) => void }) {
  const [looked, setLooked] = useState(0);
  const [reachable, setReachable] = useState(1);
  const row = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const shown = looked || rating;

  const onKeyDown = (event: KeyboardEvent, count: number) => {
    const edge = event.key === 'Home' ? 1 : event.key === 'End' ? counts.length : null;
    const step = steps[event.key];
    if (edge === null && step === undefined) return;
    event.preventDefault();
    const next = edge ?? ((count - 1 + (step ?? 0) + counts.length) % counts.length) + 1;
    setReachable(next);
    row.current
      ?.querySelectorAll('button')
      .item(next - 1)
      .focus();
  };

  return (
    <>
      <Row
        ref={row}
        role="radiogroup"
        aria-label={review.starsLabel}
        aria-describedby={hintId}
        onPointerLeave={() => setLooked(0)}
      >
        {counts.map((count) => (
          <Star
            key={count}
            type="button"
            role="radio"
            aria-checked={rating === count}
            aria-label={review.star(count)}
            tabIndex={count === reachable ? 0 : -1}
            data-filled={count <= shown}
            onClick={() => onRate(count)}
            onPointerEnter={() => setLooked(count)}
            onFocus={() => {
              setLooked(count);
              setReachable(count);
            }}
            onBlur={() => setLooked(0)}
            onKeyDown={(event) => onKeyDown(event, count)}
          >
            <Filling delay={(count - 1) * STAGGER_MS} />
          </Star>
        ))}
      </Row>
      <VisuallyHidden id={hintId}>{ratingHint}</VisuallyHidden>
    </>
  );
}

const Delayed = styled('span')({ display: 'grid', '& svg': { transitionDelay: 'inherit' } });

function Filling({ delay }: { delay: number }) {
  return (
    <Delayed style={{ transitionDelay: `${delay}ms` }}>
      <Icon name="Star" size="1em" />
    </Delayed>
  );
}
