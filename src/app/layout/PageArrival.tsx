import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { announce } from '#components/announce.ts';
import { arrive, nameEntry, rememberScroll, scrollOf } from './arrivals.ts';
import { focusQuietly, goToId, idOfHash } from './go-to.ts';

const manual = () => {
  history.scrollRestoration = 'manual';
};
const automatic = () => {
  history.scrollRestoration = 'auto';
};

/**
 * Keeps where each history entry was left. The browser's own restoration would come before the
 * page has been drawn; a reload still gets it.
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
 * Stands behind a page's content, so that it acts once that is in the document: restores the scroll
 * position on back and forward, otherwise goes to the hash target or to the top, moves the focus
 * and tells the new title.
 */
export function PageArrival({ title }: { title: string }) {
  const { key, pathname, hash } = useLocation();
  const way = useNavigationType();
  useLayoutEffect(() => {
    const before = arrive({ key, pathname });
    if (!before || before.key === key) return;
    const isOtherPage = before.pathname !== pathname;
    const left = way === 'POP' ? scrollOf(key) : undefined;
    if (left !== undefined) {
      window.scrollTo({ top: left, behavior: 'instant' });
    } else if (way === 'POP' && !isOtherPage) {
      // A link within the page: the browser is on its way there.
      return;
    } else if (goToId(idOfHash(hash))) {
      if (isOtherPage) announce(title);
      return;
    } else if (isOtherPage || way === 'PUSH') {
      window.scrollTo({ top: 0, behavior: 'instant' });
    }
    if (!isOtherPage) return;
    const main = document.getElementById('main-content');
    if (main) focusQuietly(main);
    announce(title);
  }, [key, pathname, hash, way, title]);
  return null;
}
