/**
 * Brings the element with an id into view and moves the focus there, as a link to
 * `#id` does, at once.
 * Returns whether the page has it.
 */
export function goToId(id: string): boolean {
  const target = id === '' ? null : document.getElementById(id);
  if (!target) return false;
  target.scrollIntoView({ behavior: 'instant', block: 'start' });
  focusQuietly(target);
  return true;
}

/** Scrolls so far down the page, in px, at once. */
export function toHeight(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

/** Moves the focus to where a page begins. */
export function focusMain(): void {
  const main = document.getElementById('main-content');
  if (main) focusQuietly(main);
}

/** Focuses an element without scrolling; one that cannot take the focus is made to. */
export function focusQuietly(target: HTMLElement): void {
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}

/** The id that a location's hash names; '' for none. */
export function idOfHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
