import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type * as EntryPrerender from '../../src/app/entry-prerender.tsx';
import { folders } from './paths.ts';

const NAME = 'virtual:page-facts';
const ID = `\0${NAME}`;

/**
 * The structured data of every page as a module of its own, fetched only after a link was followed. From the renderer that writes the files, so it is empty
 * where that has not been built: in its own build and while developing.
 */
export function pageFacts({ rendered }: { rendered: boolean }): Plugin {
  return {
    name: 'page-facts',
    resolveId: (source) => (source === NAME ? ID : null),
    load: async (id) => {
      if (id !== ID) return null;
      const facts = rendered ? JSON.stringify(await factsOfPages()) : '{}';
      return `export default JSON.parse(${JSON.stringify(facts)});`;
    },
  };
}

async function factsOfPages() {
  const file = pathToFileURL(join(folders.ssr, 'entry-prerender.js')).href;
  const renderer: typeof EntryPrerender = await import(file);
  return renderer.pageFacts();
}
