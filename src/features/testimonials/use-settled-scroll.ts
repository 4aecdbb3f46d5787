import { useCallback, useEffect, useRef, type UIEvent } from 'react';

/** How long a scroller must be still to count as settled, in ms. Safari has no `scrollend`. */
const SETTLED_MS = 120;

/** Handler of `scroll` that tells at which page of a horizontal scroller a finger has come to rest. */
export function useSettledScroll(onSettled: (page: number) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (event: UIEvent<HTMLElement>) => {
      const scroller = event.currentTarget;
      clearTimeout(timer.current);
      timer.current = setTimeout(
        () => onSettled(Math.round(scroller.scrollLeft / scroller.clientWidth)),
        SETTLED_MS,
      );
    },
    [onSettled],
  );
}
