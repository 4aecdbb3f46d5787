import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { folders } from './build/paths.ts';
import { writeLists } from './entries/write-lists.ts';
import { run } from './run.ts';

/** Every folder with a tsconfig of its own is a compile environment. */
const environments = ['src', 'sw', 'server', 'scripts', 'tests', 'tests/sw'];

/** Only what has changed since the last time is looked at again. */
function remembering(name: string): string[] {
  const file = join(folders.root, 'node_modules/.cache/types', `${name.replace('/', '-')}.json`);
  return ['--incremental', '--tsBuildInfoFile', file];
}

await writeLists();
let failed = 0;
for (const name of environments) {
  const entries = await readdir(join(folders.root, name));
  if (!entries.includes('tsconfig.json')) throw new Error(`${name} has no tsconfig.json`);
  failed += await run('tsc', ['-p', `${name}/tsconfig.json`, ...remembering(name)]);
}
process.exit(failed === 0 ? 0 : 1);
