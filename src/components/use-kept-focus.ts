import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Keeps the focus in a region whose elements come and go: when the focused one is removed, the first
 * match of `selector` gets the focus. Call it where the region's content is rendered; returns the
 * handlers for the region.
 */
export function useKeptFocus(region: RefObject<HTMLElement | null>, selector: string) {
  const isInside = useRef(false);
  // After every render: any of them may have removed the focused element.
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
    // Removed elements fire no blur event; moving the focus elsewhere does.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      isInside.current = currentTarget.contains(relatedTarget);
    },
  };
}
