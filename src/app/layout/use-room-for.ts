import { useCallback } from 'react';

/**
 * Keeps a custom property of the page at the height of an element that is fixed over it, so that the
 * page can make room. Returns the element's ref.
 */
export function useRoomFor(property: string) {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element || typeof ResizeObserver !== 'function') return undefined;
      const { style } = document.documentElement;
      const observer = new ResizeObserver(([entry]) => {
        const height = Math.ceil(entry?.contentRect.height ?? 0);
        // Most visits never need it: their style is left alone.
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
