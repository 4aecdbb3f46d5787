import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { folders } from './build/paths.ts';
import { run } from './run.ts';

/**
 * Installs the packages of a folder that has a package.json of its own, unless they are there as
 * its lock file wants them. Throws an error that says what to do when they can't be had.
 */
export async function ensurePackages(folder: string): Promise<void> {
  const lock = await readFile(join(folder, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).digest('hex');
  const stamp = join(folder, 'node_modules', '.installed-lock-hash');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === wanted) return;
  const name = relative(folders.root, folder);
  console.log(`Installing the packages of ${name}/package-lock.json ...`);
  if ((await run('npm', ['ci', '--prefix', folder])) !== 0) {
    throw new Error(
      `Could not install the packages of ${name}: see npm's message above. This needs access to the npm registry once.`,
    );
  }
  await writeFile(stamp, wanted);
}
