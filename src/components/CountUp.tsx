import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { matchesMedia } from '#lib/browser-page.ts';
import { VisuallyHidden } from './text.tsx';

/** Duration of the count, in ms (docs/behaviour.md). */
export const COUNT_MS = 2000;

/** The number shown after `elapsed` ms of a count to `target`, easing out. */
export function countAt(elapsed: number, target: number): number {
  const share = Math.min(1, Math.max(0, elapsed / COUNT_MS));
  return Math.round(target * (1 - (1 - share) ** 3));
}

const Box = styled('span')({ position: 'relative', display: 'inline-block' });

const Final = styled('span')({ '&[data-counting]': { visibility: 'hidden' } });

const Running = styled('span')({ position: 'absolute', insetInlineStart: 0, top: 0 });

/**
 * A number that counts from 0 to `value`, `delay` ms after it is scrolled into view. The final number
 * is in the HTML and keeps its space; with reduced motion nothing moves.
 */
export function CountUp({
  value,
  suffix,
  delay,
}: {
  value: number;
  suffix: string;
  delay: number;
}) {
  const box = useRef<HTMLSpanElement>(null);
  const [running, setRunning] = useState<number | null>(null);
  useEffect(() => {
    const element = box.current;
    if (!element || matchesMedia('(prefers-reduced-motion: reduce)')) return;
    let frame = 0;
    const run = (start: number) => (now: number) => {
      const elapsed = now - start - delay;
      setRunning(elapsed < COUNT_MS ? countAt(elapsed, value) : null);
      if (elapsed < COUNT_MS) frame = requestAnimationFrame(run(start));
    };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      frame = requestAnimationFrame(run(performance.now()));
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [value, delay]);
  const final = `${value}${suffix}`;
  return (
    <Box ref={box}>
      <VisuallyHidden>{final}</VisuallyHidden>
      <Final aria-hidden data-counting={running === null ? undefined : ''}>
        {final}
      </Final>
      {running === null ? null : <Running aria-hidden>{`${running}${suffix}`}</Running>}
    </Box>
  );
}
