import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { Problem } from '../problem.ts';
import { folders } from './paths.ts';

/** What the client build has made of the modules. */
export type Chunks = {
  /** File of each module, by its path in the project. */
  readonly fileOf: Map<string, string>;
  /** Files that each file imports statically. */
  readonly importsOf: Map<string, readonly string[]>;
  /** Modules that are started or imported on demand. */
  readonly entries: Set<string>;
  /** Why there are none. */
  failure?: Error;
};

export const noChunks = (): Chunks => ({
  fileOf: new Map(),
  importsOf: new Map(),
  entries: new Set(),
});

/** Notes in `chunks` which files a build writes, and what is in them. */
export function noteChunks(chunks: Chunks): Plugin {
  const { fileOf, importsOf, entries } = chunks;
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
      if (cycle === null) return;
      const modules = written.flatMap(({ fileName, moduleIds }) =>
        moduleIds.map((id) => ({
          file: fileName,
          module: relative(folders.root, id),
          imports: (this.getModuleInfo(id)?.importedIds ?? []).map((one) =>
            relative(folders.root, one),
          ),
        })),
      );
      // The bundler still runs what follows a bundle, where another error would hide this one.
      chunks.failure = new Problem(cycleInWords(cycle, modules));
      throw chunks.failure;
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

type Module = {
  readonly module: string;
  /** The file of the build that has its code. */
  readonly file: string;
  /** Modules that it imports statically. */
  readonly imports: readonly string[];
};

/** Most imports that are named of two files: one that has just been added is among few. */
const MOST_NAMED = 8;

/** What is wrong with files that import each other, the imports of the sources that do it, and what to do. */
export function cycleInWords(cycle: readonly string[], modules: readonly Module[]): string {
  const fileOf = new Map(modules.map(({ module, file }) => [module, file]));
  const links = cycle.slice(1).map((to, index) => {
    const from = cycle[index];
    const found = modules
      .filter(({ file }) => file === from)
      .flatMap(({ module, imports }) =>
        imports.filter((one) => fileOf.get(one) === to).map((one) => `${module} → ${one}`),
      );
    const more = found.length - MOST_NAMED;
    return [
      `${from} imports ${to}:`,
      ...found.slice(0, MOST_NAMED).map((line) => `  ${line}`),
      ...(more > 0 ? [`  and ${more} more`] : []),
    ].join('\n');
  });
  return [
    'The build stopped: two or more of its files import each other, so one would run before what it needs.',
    ...links,
    'Most likely one of these imports is new. Remove it, move what it needs to a module that imports neither side, or put one of the two modules into the group of the other in scripts/build/chunk-groups.ts.',
  ].join('\n');
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
