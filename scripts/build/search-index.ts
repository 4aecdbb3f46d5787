import type { Plugin } from 'vite';
import { searchDocuments } from '#content/search/documents.ts';
import { createIndex } from '#features/search/engine/engine.ts';

const NAME = 'virtual:search-index';
const ID = `\0${NAME}`;

/**
 * Makes the search index once, at build time, as a module of its own: the search page loads it, and
 * the precache brings it along, so that searching works without network.
 */
export function searchIndex(): Plugin {
  return {
    name: 'search-index',
    resolveId: (source) => (source === NAME ? ID : null),
    load: (id) =>
      id === ID
        ? `export default ${JSON.stringify(JSON.stringify(createIndex(searchDocuments)))};`
        : null,
  };
}
