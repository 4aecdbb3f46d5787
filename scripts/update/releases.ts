import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What a git command prints; throws with git's own message. */
export async function git(folder: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await run('git', ['-C', folder, ...args]);
  return stdout.trim();
}

const FOLDER = 'releases';
const CURRENT = 'current';
const FOLDER_MODE = 0o700;
/** What stays with the clone, whichever release runs. */
const SHARED_FOLDERS = ['data', 'backups'];
const SHARED_FILES = ['.env'];

/** The releases of a clone: `releases/<name>`, each a checkout of its own, and `current`, which runs. */
export function releasesOf(root: string) {
  const current = join(root, CURRENT);
  const pathOf = (name: string) => join(root, FOLDER, name);

  return {
    pathOf,
    /** The release that runs; null before the first. */
    async running(): Promise<string | null> {
      const target = await readlink(current).catch(() => null);
      return target === null ? null : basename(target);
    },
    /** Checks a commit out next to the others, with the clone's settings and data. */
    async add(name: string, commit: string): Promise<void> {
      await git(root, 'worktree', 'add', '--quiet', '--detach', pathOf(name), commit);
      for (const folder of SHARED_FOLDERS) {
        await mkdir(join(root, folder), { recursive: true, mode: FOLDER_MODE });
        await symlink(join('..', '..', folder), join(pathOf(name), folder));
      }
      for (const file of SHARED_FILES.filter((file) => existsSync(join(root, file)))) {
        await symlink(join('..', '..', file), join(pathOf(name), file));
      }
    },
    /** Makes a release the current one, in one step: no moment is without one. */
    async switchTo(name: string): Promise<void> {
      const next = `${current}.next`;
      await rm(next, { force: true });
      await symlink(join(FOLDER, name), next);
      await rename(next, current);
    },
    /** Removes a release that does not run. */
    async remove(name: string): Promise<void> {
      await rm(pathOf(name), { recursive: true, force: true });
      await git(root, 'worktree', 'prune');
    },
    /** All releases but these. */
    async others(...kept: (string | null)[]): Promise<string[]> {
      const names = existsSync(join(root, FOLDER)) ? await readdir(join(root, FOLDER)) : [];
      return names.filter((name) => !kept.includes(name));
    },
  };
}
