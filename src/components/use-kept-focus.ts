import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Keeps the focus in a region whose parts come and go: when what had it is gone, the first that matches
 * `selector` there takes it on, for the keys to go on from and a screen reader to read. Call it where
 * the region's content is drawn; returns the handlers for the region.
 */
export function useKeptFocus(region: RefObject<HTMLElement | null>, selector: string) {
  const isInside = useRef(false);
  // After every drawing: what had the focus may have gone with any of them.
  useEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return;
    const next = region.current?.querySelector<HTMLElement>(selector);
    if (!next) return;
    next.focus({ preventScroll: true });
    if (document.activeElement === next) return;
    next.tabIndex = -1;
    next.focus({ preventScroll: true });
  });
  return {
    onFocus: () => {
      isInside.current = true;
    },
    // What React takes away tells nothing of its loss; a press elsewhere does.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      isInside.current = currentTarget.contains(relatedTarget);
    },
  };
}
