import { flushSync } from 'react-dom';
import { matchesMedia } from '#lib/browser-page.ts';

/** Name under which the small and the large picture are one and the same to the browser. */
export const GROWING = 'gallery-picture';

/** Whether a picture may grow: the browser knows how, and the visitor has not asked for less motion. */
export function canGrow(): boolean {
  return 'startViewTransition' in document && !matchesMedia('(prefers-reduced-motion: reduce)');
}

/** Lets `from` grow into `to`, which is there but not seen until `reveal` has been called. */
export function grow(from: HTMLElement, to: HTMLElement, reveal: () => void): void {
  from.style.viewTransitionName = GROWING;
  const transition = document.startViewTransition(() => {
    from.style.viewTransitionName = '';
    flushSync(reveal);
    to.style.viewTransitionName = GROWING;
  });
  // While it grows a press reaches nothing but the root, which would take the focus from the lightbox.
  const growing = new AbortController();
  const skip = (event: Event) => {
    event.preventDefault();
    transition.skipTransition();
  };
  document.addEventListener('mousedown', skip, { capture: true, signal: growing.signal });
  // It is skipped when the page is hidden meanwhile; the large picture is there all the same.
  transition.ready.catch(() => undefined);
  void transition.finished.finally(() => {
    growing.abort();
    to.style.viewTransitionName = '';
  });
}
