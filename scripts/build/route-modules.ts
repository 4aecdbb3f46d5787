import type { Plugin } from 'vite';

const IN_ROUTES = /\/src\/app\/routes\/[^/]+\.ts$/;
const DYNAMIC_IMPORT = /\bimport\(\s*'#([^']+)'\s*\)/g;

/** Where the renderer's build notes what is imported. */
export const NOTED = 'notedRouteImports';

/**
 * For the renderer's build: has the table of routes note which modules a route loads, so that the
 * prerenderer can name them to the browser.
 */
export function noteRouteImports(): Plugin {
  return {
    name: 'note-route-imports',
    enforce: 'pre',
    transform: (code, id) =>
      IN_ROUTES.test(id)
        ? code.replace(
            DYNAMIC_IMPORT,
            (all, path) => `(globalThis.${NOTED}?.add('src/${path}'), ${all})`,
          )
        : null,
  };
}

/** The modules that a route's `load` asks for, by their paths in the project. */
export async function modulesOf(load: () => Promise<unknown>): Promise<readonly string[]> {
  const noted = new Set<string>();
  Reflect.set(globalThis, NOTED, noted);
  try {
    await load();
  } finally {
    Reflect.deleteProperty(globalThis, NOTED);
  }
  return [...noted];
}
