/**
 * Scrolls to the element with an id and focuses it, as a link to `#id` does, without animation.
 * Returns whether the page has it.
 */
export function goToId(id: string): boolean {
  const target = id === '' ? null : document.getElementById(id);
  if (!target) return false;
  target.scrollIntoView({ behavior: 'instant', block: 'start' });
  focusQuietly(target);
  return true;
}

/** Scrolls to this position, in px, without animation. */
export function toHeight(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

/** Moves the focus to the start of the page. */
export function focusMain(): void {
  const main = document.getElementById('main-content');
  if (main) focusQuietly(main);
}

/** Focuses an element without scrolling; makes it focusable if needed. */
export function focusQuietly(target: HTMLElement): void {
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}

/** The id in a location's hash; '' for none. */
export function idOfHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
