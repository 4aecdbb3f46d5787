import { useEffect, useState } from 'react';
import { search, type Found, type SearchIndex } from './engine/engine.ts';
import { loadIndex } from './engine/load.ts';

export type SearchState =
  | { readonly state: 'looking' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'done'; readonly found: readonly Found[] };

type Loading = SearchIndex | 'loading' | 'failed';

/** What the whole site holds for a term. The index is fetched with the page. */
export function useResults(term: string): SearchState {
  const [index, setIndex] = useState<Loading>('loading');
  const isAsked = index === 'loading';
  useEffect(() => {
    if (!isAsked) return;
    loadIndex().then(setIndex, () => setIndex('failed'));
  }, [isAsked]);
  if (index === 'failed') return { state: 'failed', retry: () => setIndex('loading') };
  return index === 'loading' ? { state: 'looking' } : { state: 'done', found: search(index, term) };
}
