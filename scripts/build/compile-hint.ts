import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { folders } from './paths.ts';

const HINT = '//# allFunctionsCalledOnLoad\n';
/** What pages share that the start runs through, by the names of the chunk groups. */
const SHARED = /^(?:react-dom|router|styles|mui|parts|forms|contract)$/;
const PAGES = /^src\/pages\/\w+\.tsx$/;

/**
 * Has V8 compile what starts a visitor's page whole and off the main thread, as soon as it is fetched
 * (explicit compile hints, Chrome 136; a comment like any other to the rest). Otherwise the first
 * press waits until some two thousand functions are compiled one by one.
 */
export function compileHint(): Plugin {
  return {
    name: 'compile-hint',
    apply: 'build',
    generateBundle: {
      // The hint counts on the very first line, and Vite puts its list of imports there.
      order: 'post',
      handler(_, bundle) {
        for (const output of Object.values(bundle))
          if (output.type === 'chunk' && isOfStart(output)) output.code = HINT + output.code;
      },
    },
  };
}

type Chunk = { readonly name: string; readonly facadeModuleId: string | null };

function isOfStart({ name, facadeModuleId }: Chunk): boolean {
  const entry = facadeModuleId ?? '';
  return entry === folders.entry || PAGES.test(relative(folders.root, entry)) || SHARED.test(name);
}
