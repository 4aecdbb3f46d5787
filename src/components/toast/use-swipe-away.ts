import { useRef, useState, type CSSProperties, type PointerEvent } from 'react';

/** A press that moves less, in px, is none to swipe: it presses the button that it is on. */
const SLIP = 8;

/**
 * Lets a thumb or a mouse swipe something away to the side; `threshold` in px is how far it must go.
 * Returns the handlers and the style for the element.
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
    onPointerMove: ({ buttons, clientX, currentTarget, pointerId }: PointerEvent) => {
      if (startX.current === null) return;
      // Let go elsewhere, before it was swiped.
      if (buttons === 0) return end();
      const moved = clientX - startX.current;
      if (offset === 0 && Math.abs(moved) < SLIP) return;
      // From here on the mouse is heard wherever it goes and is let go.
      currentTarget.setPointerCapture(pointerId);
      setOffset(moved);
    },
    onPointerUp: () => {
      if (Math.abs(offset) >= threshold) onAway();
      end();
    },
    onPointerCancel: end,
  };
}
