import { buildIsCurrent } from '../../build/current.ts';
import { run } from '../../run.ts';

/** Sees to it that there is a built site to serve. */
export async function ensureBuild(): Promise<void> {
  if (await buildIsCurrent()) return;
  console.log('Building the site ...');
  if ((await run(process.execPath, ['scripts/build.ts'])) !== 0)
    throw new Error('The build failed: see its message above.');
}
