import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { git, releasesOf } from './releases.ts';
import { keepOldFiles } from './old-files.ts';

export type Steps = {
  /** Installs the packages of a release. */
  install: (folder: string) => Promise<void>;
  /** Builds a release into its `dist`. */
  build: (folder: string) => Promise<void>;
  /** Restarts the server on the current release, and waits until it is ready. */
  restart: () => Promise<void>;
  now: () => number;
  tell: (line: string) => void;
};

/**
 * Builds the newest commit next to the running release, makes it the current one in one step, and
 * restarts the server. Until then nothing that runs has been touched; the release before stays.
 */
export async function update(root: string, steps: Steps): Promise<string> {
  const { install, build, restart, now, tell } = steps;
  const commit = await newestCommit(root);
  const releases = releasesOf(root);
  const before = await releases.running();
  const stamp = new Date(now()).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const name = `${stamp}-${commit.slice(0, 7)}`;
  const folder = releases.pathOf(name);
  tell(`Building ${name} ...`);
  try {
    await releases.add(name, commit);
    await install(folder);
    await build(folder);
    const previous = join(before === null ? root : releases.pathOf(before), 'dist');
    if (existsSync(previous)) await keepOldFiles(previous, join(folder, 'dist'), now());
  } catch (error) {
    await releases.remove(name);
    throw error;
  }
  await releases.switchTo(name);
  await restart();
  for (const old of await releases.others(name, before)) await releases.remove(old);
  return name;
}

/** Brings a clone up to date. Throws where that would leave out what somebody has changed in it. */
async function newestCommit(root: string): Promise<string> {
  const changed = await git(root, 'status', '--porcelain');
  if (changed !== '') {
    throw new Error(`There are uncommitted changes. Commit or discard them:\n${changed}`);
  }
  const upstream = await git(root, 'rev-parse', '--abbrev-ref', '@{upstream}').catch(() => null);
  if (upstream !== null) await git(root, 'pull', '--quiet', '--ff-only');
  return git(root, 'rev-parse', 'HEAD');
}
