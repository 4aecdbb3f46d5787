import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { folders } from './paths.ts';

/** What the client build has made of the modules. */
export type Chunks = {
  /** File of each module, by its path in the project. */
  readonly fileOf: Map<string, string>;
  /** Files that each file imports statically. */
  readonly importsOf: Map<string, readonly string[]>;
  /** Modules that are started or imported on demand. */
  readonly entries: Set<string>;
};

export const noChunks = (): Chunks => ({
  fileOf: new Map(),
  importsOf: new Map(),
  entries: new Set(),
});

/** Notes in `chunks` which files a build writes, and what is in them. */
export function noteChunks({ fileOf, importsOf, entries }: Chunks): Plugin {
  return {
    name: 'note-chunks',
    apply: 'build',
    generateBundle(_, bundle) {
      const written = Object.values(bundle).filter((output) => output.type === 'chunk');
      for (const { fileName, imports, moduleIds } of written) {
        importsOf.set(fileName, imports);
        for (const id of moduleIds) fileOf.set(relative(folders.root, id), fileName);
      }
      // A module that others may import has a file of its own, even where its code stands elsewhere.
      for (const { fileName, facadeModuleId } of written) {
        if (facadeModuleId === null) continue;
        const module = relative(folders.root, facadeModuleId);
        fileOf.set(module, fileName);
        entries.add(module);
      }
      const cycle = cycleIn(importsOf);
      if (cycle) this.error(`Chunks import each other: ${cycle.join(' → ')}. Fix chunk-groups.ts.`);
    },
  };
}

/**
 * Files that import each other statically, the first one repeated at the end; null if there are none.
 * Such files may run before what they import: a class, `const` or function is then missing, and
 * everything that needs one of the files fails in the browser.
 */
export function cycleIn(importsOf: Chunks['importsOf']): readonly string[] | null {
  const cleared = new Set<string>();
  const search = (file: string, path: readonly string[]): readonly string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (cleared.has(file)) return null;
    for (const imported of importsOf.get(file) ?? []) {
      const cycle = search(imported, [...path, file]);
      if (cycle) return cycle;
    }
    cleared.add(file);
    return null;
  };
  for (const file of importsOf.keys()) {
    const cycle = search(file, []);
    if (cycle) return cycle;
  }
  return null;
}

/**
 * Files of a module and of all that it imports statically, what is imported first: the order in which
 * they run. Throws when the build has no such module.
 */
export function filesOf(
  { fileOf, importsOf }: Pick<Chunks, 'fileOf' | 'importsOf'>,
  module: string,
): ReadonlySet<string> {
  const own = fileOf.get(module);
  if (own === undefined) throw new Error(`The build has no file for ${module}.`);
  const files = new Set<string>();
  const open = new Set<string>();
  const add = (file: string) => {
    if (open.has(file)) return;
    open.add(file);
    for (const imported of importsOf.get(file) ?? []) add(imported);
    files.add(file);
  };
  add(own);
  return files;
}
