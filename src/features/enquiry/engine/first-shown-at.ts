/**
 * When the visitor first had a form in front of them, by `performance.now` (milliseconds): that clock
 * only goes forward, whatever is done to the phone's. A form that came with the page is there from
 * the page's first paint on, one that is drawn later from now on.
 */
export function firstShownAt(formId: string): number {
  if (typeof document === 'undefined') return 0;
  return document.getElementById(formId) === null ? performance.now() : firstPaint();
}

/** A browser that does not tell of its paints is believed to have painted at once. */
function firstPaint(): number {
  return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
}
