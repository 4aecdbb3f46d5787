import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { VisuallyHidden } from '#components/text.tsx';
import { announce, announcement } from '#components/announce.ts';
import { useStore } from '#components/use-store.ts';
import { BESIDE, FOLLOWED } from '#components/PageLink.tsx';
import { focusMain, goToId, idOfHash, toHeight } from './go-to.ts';

/** A page that has been rendered: its history entry and path. */
type Arrival = { readonly key: string; readonly pathname: string };

const positions = new Map<string, number>();
let last: Arrival | null = null;

/** Records that a page has been rendered and returns the previous one; null for the first. */
function arrive(arrival: Arrival): Arrival | null {
  const before = last;
  last = arrival;
  return before;
}

/** Scroll position in px at which a history entry of this visit was left. */
function scrollOf(key: string): number | undefined {
  return positions.get(key);
}

/**
 * Records the scroll position of the current page. While another page is loading the position
 * belongs to neither.
 */
function rememberScroll(): void {
  if (last && keyInHistory() === last.key) positions.set(last.key, window.scrollY);
}

/**
 * Gives a history entry created by a link within the page a key of its own, as the router's have
 * one: otherwise all of them would count as the first entry of the visit.
 */
function nameEntry(): void {
  if (history.state === null)
    history.replaceState({ key: Math.random().toString(36).slice(2) }, '');
}

/** The router stores each entry's key in `history.state`; the first entry of a visit has none. */
function keyInHistory(): string {
  const state: unknown = history.state;
  const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined;
  return typeof key === 'string' ? key : 'default';
}

/** The page's one polite live region. */
export function Announcer() {
  const text = useStore(announcement);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {text}
    </VisuallyHidden>
  );
}

const manual = () => {
  history.scrollRestoration = 'manual';
};
const automatic = () => {
  history.scrollRestoration = 'auto';
};

/**
 * Saves the scroll position of each history entry. The browser's own restoration would run before
 * the page is rendered; reloads still use it.
 */
export function useScrollMemory(): void {
  useEffect(() => {
    manual();
    rememberScroll();
    // Before the router, which listens too, reads the entry.
    window.addEventListener('popstate', nameEntry, { capture: true });
    window.addEventListener('scroll', rememberScroll, { passive: true });
    window.addEventListener('pagehide', automatic);
    window.addEventListener('pageshow', manual);
    return () => {
      window.removeEventListener('popstate', nameEntry, { capture: true });
      window.removeEventListener('scroll', rememberScroll);
      window.removeEventListener('pagehide', automatic);
      window.removeEventListener('pageshow', manual);
    };
  }, []);
}

/**
 * Rendered after a page's content, so that its effects run once that is in the document: restores
 * the scroll position on back and forward, otherwise scrolls to the hash target or to the top,
 * moves the focus and announces the new title.
 */
export function PageArrival({ title }: { title: string }) {
  const { key, pathname, hash, state } = useLocation();
  const way = useNavigationType();
  // A link to the current page. Other replaced entries only update state.
  const isBegunAnew = way === 'REPLACE' && state === FOLLOWED;
  const hasArrived = useRef(false);
  useLayoutEffect(() => {
    const before = arrive({ key, pathname });
    // It may have been scrolled before it was hydrated.
    if (!before) rememberScroll();
    const isDrawnAnew = !hasArrived.current;
    hasArrived.current = true;
    if (!before || state === BESIDE || (before.key === key && !isDrawnAnew)) return;
    const isOtherPage = before.pathname !== pathname;
    // The same page again: another one was requested, but left before it arrived.
    const left = way === 'POP' || before.key === key ? scrollOf(key) : undefined;
    if (left !== undefined) {
      toHeight(left);
    } else if (way === 'POP' && !isOtherPage) {
      // A link within the page: the browser scrolls to it.
      return;
    } else if (goToId(idOfHash(hash))) {
      if (isOtherPage) announce(title);
      return;
    } else if (isOtherPage || isBegunAnew || way === 'PUSH') {
      toHeight(0);
    }
    if (!isOtherPage && !isBegunAnew) return;
    focusMain();
    announce(title);
  }, [key, pathname, hash, way, isBegunAnew, state, title]);
  return null;
}
