/** Shown after 300 px, hidden within 200 px of the end (docs/behaviour.md). */
const SHOWN_AFTER_PX = 300;
const HIDDEN_BEFORE_END_PX = 200;

/** Whether the back-to-top button is shown at a scroll position; all in px. */
export function isShownAt(top: number, viewport: number, page: number): boolean {
  return top > SHOWN_AFTER_PX && page - viewport - top > HIDDEN_BEFORE_END_PX;
}
