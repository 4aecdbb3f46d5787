import { fileURLToPath } from 'node:url';
import { BaseSequencer } from 'vitest/node';
import { defineConfig } from 'vitest/config';

class ByName extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]) {
    return files.toSorted((left, right) => (left.moduleId < right.moduleId ? -1 : 1));
  }
}

/** Three files in one process, one after the other: what `tally.test.ts` runs. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['*.case.ts'],
    pool: 'forks',
    isolate: false,
    fileParallelism: false,
    sequence: { sequencer: ByName },
  },
});
