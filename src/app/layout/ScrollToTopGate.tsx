import { useEffect, useState } from 'react';
import { usePart } from '#components/use-part.ts';
import { isShownAt } from './to-top-place.ts';

const loadButton = () => import('./ScrollToTop.tsx').then(({ ScrollToTop }) => ScrollToTop);

/**
 * Fetches the back-to-top button when it is first needed, so that it does not delay the start. If
 * that fails, the next scroll tries again.
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
