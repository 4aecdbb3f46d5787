import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { folders } from './build/paths.ts';
import { writeLists } from './entries/lists.ts';
import { Problem, runScript } from './problem.ts';
import { run } from './run.ts';

/** Every folder with a tsconfig of its own is a compile environment; that of tests has scripts, too, which they share. */
const environments = ['src', 'sw', 'server', 'tests', 'tests/sw', 'tools/drawings'];

/** Only what has changed since the last time is looked at again. */
function remembering(name: string): string[] {
  const file = join(folders.root, 'node_modules/.cache/types', `${name.replaceAll('/', '-')}.json`);
  return ['--incremental', '--tsBuildInfoFile', file];
}

await runScript(async () => {
  await writeLists();
  for (const name of environments) {
    const entries = await readdir(join(folders.root, name));
    if (!entries.includes('tsconfig.json')) throw new Problem(`${name} has no tsconfig.json.`);
    const code = await run('tsc', ['-p', `${name}/tsconfig.json`, ...remembering(name)]);
    if (code !== 0) process.exitCode = 1;
  }
});
