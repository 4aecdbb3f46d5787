import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildPeers } from '../../tests/faults/peers/build.ts';
import { ensureBrowser } from '../browser.ts';
import { buildIsCurrent } from '../build/current.ts';
import { folders } from '../build/paths.ts';
import { ensurePrograms, firefoxPrograms, webkitPrograms } from '../debian.ts';
import { ensurePackages } from '../own-packages.ts';
import { run } from '../run.ts';
import type { Options } from './options.ts';

/**
 * Sees to it that browsers, packages and the built site are there. Gives the folder of the build
 * that has the other sites' pages, when they are asked for. Throws an error that says what is
 * missing.
 */
export async function prepare({ engines, subjects }: Options): Promise<string | null> {
  if (engines.includes('chromium')) await ensureBrowser();
  const needed = [
    ...(engines.includes('firefox') ? firefoxPrograms : []),
    ...(engines.includes('webkit') ? webkitPrograms : []),
  ];
  if (needed.length > 0) {
    await ensurePrograms(needed);
    await ensurePackages(join(folders.root, 'tests/engines'));
    await checkTypes('tests/engines');
  }
  if (!(await buildIsCurrent())) {
    console.log('Building the site ...');
    await must(process.execPath, ['scripts/build.ts']);
  }
  return subjects.length > 1 ? preparePeers() : null;
}

async function preparePeers(): Promise<string> {
  await ensurePackages(join(folders.root, 'tests/faults/peers'));
  await checkTypes('tests/faults/peers');
  const distDir = join(folders.root, 'node_modules/.cache/peers');
  await rm(distDir, { recursive: true, force: true });
  await buildPeers(distDir);
  return distDir;
}

async function checkTypes(folder: string): Promise<void> {
  await must('tsc', ['-p', `${folder}/tsconfig.json`]);
}

async function must(command: string, args: readonly string[]): Promise<void> {
  if ((await run(command, args)) !== 0)
    throw new Error(`${command} ${args.join(' ')} failed: see its message above.`);
}
