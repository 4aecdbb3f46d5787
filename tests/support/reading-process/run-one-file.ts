import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '../../..');

/** The module that a server starts as its reading process. */
export const worker = join(root, 'server/store/reads/worker.ts');

/** The same in one file. */
export const bundled = join(root, 'node_modules/.cache/reading-process/worker.js');

// Preloaded by each process that the tests start: one that is to read runs the bundle instead.
if (process.argv[1] === worker) {
  const from = pathToFileURL(worker).href;
  const url = pathToFileURL(bundled).href;
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      return found.url === from ? { url, format: 'module', shortCircuit: true } : found;
    },
  });
}
