import { join } from 'node:path';
import { buildIsCurrent } from './build/current.ts';
import { folders } from './build/paths.ts';
import { ensurePrograms } from './debian.ts';
import { ensurePackages } from './own-packages.ts';
import { run } from './run.ts';

const NEEDED = [
  { program: 'firefox-esr', debianPackage: 'firefox-esr' },
  { program: 'WebKitWebDriver', debianPackage: 'webkit2gtk-driver' },
  { program: 'xvfb-run', debianPackage: 'xvfb' },
  { program: 'xauth', debianPackage: 'xauth' },
] as const;

/** Large enough for the stories' window. */
const SCREEN = '-screen 0 1440x1000x24';

async function main(): Promise<number> {
  await ensurePrograms(NEEDED);
  await ensurePackages(join(folders.root, 'tests/engines'));
  if ((await run('tsc', ['-p', 'tests/engines/tsconfig.json'])) !== 0) return 1;
  if (!(await buildIsCurrent())) {
    console.log('Building the site ...');
    const code = await run(process.execPath, ['scripts/build.ts']);
    if (code !== 0) return code;
  }
  // One browser at a time, and a display for the engine that can't do without.
  return run('xvfb-run', [
    '--auto-servernum',
    `--server-args=${SCREEN}`,
    process.execPath,
    '--test',
    '--test-concurrency=1',
    'tests/engines/*.test.ts',
  ]);
}

try {
  process.exit(await main());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
