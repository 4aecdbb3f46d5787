import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { termOf } from './address.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}

/**
 * The term in the address. Empty while the prerendered page hydrates, since its HTML is the same for
 * every term; the real one follows at once.
 */
export function useSearchTerm(): string {
  // A link within the site changes the address without an event of the browser's.
  useLocation();
  return useSyncExternalStore(
    subscribe,
    () => termOf(window.location.search),
    () => '',
  );
}
