import { publishedFile } from '#content/published.ts';
import { readIndex, type SearchIndex } from './engine.ts';

let loading: Promise<SearchIndex> | null = null;

/** The index of the whole site, fetched once; a failure may be tried again. */
export function loadIndex(): Promise<SearchIndex> {
  loading ??= indexText()
    .then(readIndex)
    .catch((error: unknown) => {
      loading = null;
      throw error;
    });
  return loading;
}

async function indexText(): Promise<string> {
  return (await publishedFile('search')) ?? (await import('virtual:search-index')).default;
}
