import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folders } from './paths.ts';

const INPUTS = [
  'src',
  'sw',
  'public',
  'server/headers.ts',
  'scripts/build',
  'scripts/render',
  'scripts/build.ts',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];
const stamp = join(folders.meta, 'inputs');

/** Whether dist/ was built from the sources and the variables that are there now. */
export async function buildIsCurrent(): Promise<boolean> {
  try {
    return (await readFile(stamp, 'utf8')) === (await inputsHash());
  } catch {
    return false;
  }
}

/** Notes what dist/ was built from. */
export async function noteBuild(): Promise<void> {
  await writeFile(stamp, await inputsHash());
}

async function inputsHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const input of INPUTS) {
    const path = join(folders.root, input);
    const files = (await stat(path)).isDirectory()
      ? (await readdir(path, { recursive: true, withFileTypes: true }))
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
          .sort()
      : [path];
    for (const file of files) {
      const { size, mtimeMs } = await stat(file);
      hash.update(`${file.slice(folders.root.length)} ${size} ${mtimeMs}\n`);
    }
  }
  const variables = Object.entries(process.env).filter(
    ([name]) => name.startsWith('VITE_') && name !== 'VITE_BUILT_ON',
  );
  return hash.update(JSON.stringify(variables.sort())).digest('hex');
}
