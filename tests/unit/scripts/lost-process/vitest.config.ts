import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Three files in one process, one after the other: what `tally.test.ts` runs. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['*.case.ts'],
    pool: 'forks',
    isolate: false,
    fileParallelism: false,
  },
});
