import { useCallback } from 'react';

/**
 * Keeps a CSS custom property at the height of a fixed element, so that the page can leave room for
 * it. Returns the element's ref.
 */
export function useRoomFor(property: string) {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element || typeof ResizeObserver !== 'function') return undefined;
      const { style } = document.documentElement;
      const observer = new ResizeObserver(([entry]) => {
        const height = Math.ceil(entry?.contentRect.height ?? 0);
        // Most visits never need it: avoid a style recalculation.
        if (height === 0) style.removeProperty(property);
        else style.setProperty(property, `${height}px`);
      });
      observer.observe(element);
      return () => {
        observer.disconnect();
        style.removeProperty(property);
      };
    },
    [property],
  );
}
