import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { bundled, worker } from './run-one-file.ts';

const preload = ` --import=${pathToFileURL(join(import.meta.dirname, 'run-one-file.ts')).href}`;

/**
 * Bundles the reading process into one file, which is what its processes run from then on. Most
 * servers of tests and stories start one, and to load its hundreds of modules took two fifths of
 * their processor time.
 */
export async function readFromOneFile(): Promise<void> {
  const { NODE_OPTIONS = '' } = process.env;
  // Another project of the same run may have been here.
  if (NODE_OPTIONS.includes(preload)) return;
  const made = join(dirname(bundled), `made-${process.pid}`);
  await mkdir(made, { recursive: true });
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: ['kysely', 'zod'] },
    build: {
      ssr: worker,
      outDir: made,
      target: 'node24',
      rolldownOptions: { output: { entryFileNames: 'worker.js', codeSplitting: false } },
    },
  });
  // All at once: another run may be reading it.
  await rename(join(made, 'worker.js'), bundled);
  await rm(made, { recursive: true });
  process.env['NODE_OPTIONS'] = NODE_OPTIONS + preload;
}
