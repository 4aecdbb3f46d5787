import { readIndex, type SearchIndex } from './engine.ts';

let loading: Promise<SearchIndex> | null = null;

/** The index of the whole site, fetched once; a failure may be tried again. */
export function loadIndex(): Promise<SearchIndex> {
  loading ??= import('virtual:search-index')
    .then((module) => readIndex(module.default))
    .catch((error: unknown) => {
      loading = null;
      throw error;
    });
  return loading;
}
