import { useRef, useState, type CSSProperties, type PointerEvent } from 'react';

/**
 * Lets a thumb swipe something away to the side; `threshold` in px is how far it must go. Returns
 * the handlers and the style for the element.
 */
export function useSwipeAway(threshold: number, onAway: () => void) {
  const startX = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);
  const end = () => {
    startX.current = null;
    setOffset(0);
  };
  const style: CSSProperties = offset === 0 ? {} : { transform: `translateX(${offset}px)` };
  return {
    style,
    onPointerDown: (event: PointerEvent) => {
      startX.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent) => {
      if (startX.current !== null) setOffset(event.clientX - startX.current);
    },
    onPointerUp: () => {
      if (Math.abs(offset) >= threshold) onAway();
      end();
    },
    onPointerCancel: end,
  };
}
