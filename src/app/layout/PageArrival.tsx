import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { announce } from '#components/announce.ts';
import { FOLLOWED } from '#components/followed.ts';
import { arrive, nameEntry, rememberScroll, scrollOf } from './arrivals.ts';
import { focusMain, goToId, idOfHash, toHeight } from './go-to.ts';

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
    const isDrawnAnew = !hasArrived.current;
    hasArrived.current = true;
    if (!before || (before.key === key && !isDrawnAnew)) return;
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
  }, [key, pathname, hash, way, isBegunAnew, title]);
  return null;
}
