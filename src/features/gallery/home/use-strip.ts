import { useEffect, useRef, useState, type RefObject } from 'react';
import { endsOf, piecesAhead, stepFrom } from './strip.ts';

/**
 * Steps a horizontal scroller and tells which of its ends it stands at; follows scrolling and every
 * change of its size. `ahead` says how many of its
 * pieces the visitor is about to see, so that these are there before they are in view; 0 until it is
 * moved.
 */
export function useStrip(strip: RefObject<HTMLElement | null>, count: number) {
  const [ends, setEnds] = useState({ start: true, end: false });
  const [ahead, setAhead] = useState(0);
  // Where a movement under way will end: a quick second press counts from there.
  const target = useRef<number | null>(null);

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const look = () => {
      const next = endsOf(element);
      setEnds((before) => (before.start === next.start && before.end === next.end ? before : next));
    };
    const onScroll = () => {
      setAhead((before) => Math.max(before, piecesAhead(element, count)));
      look();
    };
    const settle = () => {
      target.current = null;
    };
    // Called at first too, when the page is laid out.
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    const controller = new AbortController();
    const listening = { passive: true, signal: controller.signal } as const;
    element.addEventListener('scroll', onScroll, listening);
    for (const end of ['scrollend', 'pointerdown', 'wheel', 'keydown'] as const) {
      element.addEventListener(end, settle, listening);
    }
    return () => {
      sizes.disconnect();
      controller.abort();
    };
  }, [strip, count]);

  const step = (direction: 1 | -1) => {
    const element = strip.current;
    if (!element) return;
    const { scrollLeft, clientWidth, scrollWidth } = element;
    const from = target.current ?? scrollLeft;
    target.current = stepFrom({ scrollLeft: from, clientWidth, scrollWidth }, direction);
    element.scrollTo({ left: target.current });
  };

  return { ends, ahead, step };
}
