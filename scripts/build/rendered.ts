import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Renderer } from '../render/page.ts';
import { folders } from './paths.ts';

/** What the browser's modules need to know of the rendered pages. */
const modules: Readonly<Record<string, { empty: unknown; of: (renderer: Renderer) => unknown }>> = {
  // Structured data, fetched only after a link was followed.
  'virtual:page-facts': { empty: {}, of: (renderer) => renderer.pageFacts() },
  // A slow phone took a tenth of a second to insert them, for no element.
  'virtual:composed-styles': { empty: [], of: (renderer) => renderer.composedStyles() },
};

/**
 * Modules made by the renderer that writes the files: empty where that has not been built, in its own
 * build and while developing.
 */
export function renderedModules({ rendered }: { rendered: boolean }): Plugin {
  return {
    name: 'rendered-modules',
    resolveId: (source) => (source in modules ? `\0${source}` : null),
    load: async (id) => {
      const module = modules[id.slice(1)];
      if (!id.startsWith('\0') || !module) return null;
      const value = rendered ? await module.of(await renderer()) : module.empty;
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
    },
  };
}

function renderer(): Promise<Renderer> {
  return import(pathToFileURL(join(folders.ssr, 'entry-prerender.js')).href);
}
