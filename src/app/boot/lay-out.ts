import { LATER, LATER_MARK, whenIdle, whenPainted } from '#components/page-load.ts';

/**
 * Has the browser lay out first what is near the screen, and the rest in `layOutRest`: a long page
 * takes a slow phone a fifth of a second in one task. Not for a page that opens further down, whose
 * position must be right at once.
 */
export function layOutScreenFirst(page: HTMLElement): void {
  const [entry] = performance.getEntriesByType('navigation');
  const isNew = entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
  if (isNew && location.hash === '') page.setAttribute(LATER_MARK, '');
}

/** Elements that are laid out in one task: a slow phone takes half a millisecond for each. */
const AT_ONCE = 100;

/** Lays out the rest of the page, part by part, while it is idle. */
export async function layOutRest(page: HTMLElement): Promise<void> {
  if (!page.hasAttribute(LATER_MARK)) return;
  let elements = AT_ONCE;
  for (const part of document.querySelectorAll<HTMLElement>(LATER)) {
    const { length } = part.querySelectorAll('*');
    elements += length;
    if (elements > AT_ONCE) {
      // In a frame of its own: several idle callbacks may run between two.
      await new Promise<void>(whenPainted);
      await whenIdle();
      elements = length;
    }
    part.style.contentVisibility = 'visible';
  }
  page.removeAttribute(LATER_MARK);
}
