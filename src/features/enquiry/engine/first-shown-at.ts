/**
 * When the visitor first saw a form, by `performance.now` (milliseconds), which is monotonic
 * whatever is done to the phone's clock. A prerendered form is visible from the page's first paint,
 * one rendered later from now on.
 */
export function firstShownAt(formId: string): number {
  if (typeof document === 'undefined') return 0;
  return document.getElementById(formId) === null ? performance.now() : firstPaint();
}

/** A browser that does not report paints is assumed to have painted at once. */
function firstPaint(): number {
  return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
}
