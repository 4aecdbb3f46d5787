import { useLocation } from 'react-router-dom';
import { useStore } from '#components/use-store.ts';
import type { ReadableStore } from '#lib/create-store.ts';
import { termOf } from './address.ts';

const term: ReadableStore<string> = {
  get: () => termOf(window.location.search),
  subscribe,
  initial: '',
};

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
  return useStore(term);
}
