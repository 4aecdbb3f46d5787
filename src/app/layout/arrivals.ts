/** A page that has been drawn: its history entry and path. */
export type Arrival = { readonly key: string; readonly pathname: string };

const positions = new Map<string, number>();
let last: Arrival | null = null;

/** Records that a page has arrived and tells which was there before; null for the first one. */
export function arrive(arrival: Arrival): Arrival | null {
  const before = last;
  last = arrival;
  return before;
}

/** Scroll position in px at which a history entry of this visit was left. */
export function scrollOf(key: string): number | undefined {
  return positions.get(key);
}

/**
 * Remembers how far the page that is shown has been scrolled. While another one is on its way the
 * position belongs to neither of the two.
 */
export function rememberScroll(): void {
  if (last && keyInHistory() === last.key) positions.set(last.key, window.scrollY);
}

/**
 * Gives a history entry that a link within the page has made a key of its own, as the router's have
 * one: without it all of them would pass for the first entry of the visit.
 */
export function nameEntry(): void {
  if (history.state === null)
    history.replaceState({ key: Math.random().toString(36).slice(2) }, '');
}

/** The router keeps each entry's key in `history.state`; the first one of a visit has none. */
function keyInHistory(): string {
  const state: unknown = history.state;
  const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined;
  return typeof key === 'string' ? key : 'default';
}
