import { useEffect, useMemo, useRef } from 'react';

/** How long a scroller must be still to count as settled, in ms. Safari has no `scrollend`. */
const SETTLED_MS = 120;

/**
 * Tells at which page of a horizontal scroller a hand has left it. What the script scrolls is not
 * told: `byScript` is to be called before it does, so that it is not taken back half way.
 */
export function useSettledScroll(onSettled: (page: number) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isByHand = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(() => {
    const byHand = () => {
      isByHand.current = true;
    };
    const settle = (scroller: HTMLElement) => {
      if (!isByHand.current) return;
      isByHand.current = false;
      onSettled(Math.round(scroller.scrollLeft / scroller.clientWidth));
    };
    const onScroll = ({ currentTarget }: { currentTarget: HTMLElement }) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => settle(currentTarget), SETTLED_MS);
    };
    return {
      handlers: { onScroll, onPointerDown: byHand, onWheel: byHand, onKeyDown: byHand },
      byScript: () => {
        isByHand.current = false;
      },
    };
  }, [onSettled]);
}
