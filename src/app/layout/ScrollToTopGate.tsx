import { useEffect, useState } from 'react';
import { usePart } from '#components/use-part.ts';
import { isShownAt } from './to-top-place.ts';

const loadButton = () => import('./ScrollToTop.tsx').then(({ ScrollToTop }) => ScrollToTop);

/**
 * Fetches the button back to the top when it first has its place, so that no start waits for its
 * parts. Where it can't be had, the next scroll tries again.
 */
export function ScrollToTopGate() {
  const [looks, setLooks] = useState(0);
  const { Part: Button } = usePart(loadButton, looks);
  const isThere = !!Button;
  useEffect(() => {
    if (isThere) return undefined;
    const look = () => {
      const page = document.documentElement;
      if (!isShownAt(window.scrollY, page.clientHeight, page.scrollHeight)) return;
      setLooks((before) => before + 1);
    };
    const abort = new AbortController();
    const listening = { passive: true, signal: abort.signal };
    window.addEventListener('scroll', look, listening);
    window.addEventListener('resize', look, listening);
    look();
    return () => abort.abort();
  }, [isThere]);
  return Button ? <Button /> : null;
}
