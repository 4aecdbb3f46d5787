/** A page that has been rendered: its history entry and path. */
export type Arrival = { readonly key: string; readonly pathname: string };

const positions = new Map<string, number>();
let last: Arrival | null = null;

/** Records that a page has been rendered and returns the previous one; null for the first. */
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
 * Records the scroll position of the current page. While another page is loading the position
 * belongs to neither.
 */
export function rememberScroll(): void {
  if (last && keyInHistory() === last.key) positions.set(last.key, window.scrollY);
}

/**
 * Gives a history entry created by a link within the page a key of its own, as the router's have
 * one: otherwise all of them would count as the first entry of the visit.
 */
export function nameEntry(): void {
  if (history.state === null)
    history.replaceState({ key: Math.random().toString(36).slice(2) }, '');
}

/** The router stores each entry's key in `history.state`; the first entry of a visit has none. */
function keyInHistory(): string {
  const state: unknown = history.state;
  const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined;
  return typeof key === 'string' ? key : 'default';
}
