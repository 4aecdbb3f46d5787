import { join } from 'node:path';
import { buildIsCurrent } from './build/current.ts';
import { folders } from './build/paths.ts';
import { ensurePrograms, firefoxPrograms, webkitPrograms } from './debian.ts';
import { startDisplay } from './display.ts';
import { ensurePackages } from './own-packages.ts';
import { argumentsOf } from './problem.ts';
import { run } from './run.ts';
import { BROKEN, endWith, runNodeTests, type Tally } from './tally.ts';

const { values } = argumentsOf({
  // Leaves the stories out, and says so, where these browsers can't be had.
  options: { 'if-there': { type: 'boolean', default: false } },
});

async function main(): Promise<Tally> {
  try {
    const tell = values['if-there'] ? () => undefined : console.error;
    await ensurePrograms([...firefoxPrograms, ...webkitPrograms], tell);
    await ensurePackages(join(folders.root, 'tests/engines'));
  } catch (error) {
    if (!values['if-there']) throw error;
    console.log(`Skipping Firefox and WebKit. ${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: 0 };
  }
  if ((await run('tsc', ['-p', 'tests/engines/tsconfig.json'])) !== 0) return BROKEN;
  if (!(await buildIsCurrent())) {
    console.log('Building the site ...');
    if ((await run(process.execPath, ['scripts/build.ts'])) !== 0) return BROKEN;
  }
  const endDisplay = await startDisplay();
  return runNodeTests(['tests/engines/*.test.ts']).finally(endDisplay);
}

endWith(
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return BROKEN;
  }),
);
