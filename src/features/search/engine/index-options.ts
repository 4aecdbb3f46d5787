import type { Options } from 'minisearch';
import type { SearchDocument } from '#content/search.ts';

/** Letters with their marks taken off and in small case: 'Façade' and 'facade' are one word. */
export const plain = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/** How the index is made and read; both sides must agree. */
export const indexOptions: Options<SearchDocument> = {
  idField: 'id',
  fields: ['title', 'keywords', 'description', 'text'],
  storeFields: ['group', 'title', 'href', 'description', 'keywords', 'text'],
  processTerm: plain,
};
