import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { folders } from '../build/paths.ts';
import { run } from '../run.ts';
import { rebrand } from './changes.ts';

/**
 * Turns a copy of the project into another firm's site and proves that it holds: `npm run brand` finds
 * nothing wrong, no photograph carries its place, and the tests that hold for any firm are green.
 */

/** Below the project, so that its packages are found. */
const COPY = join(folders.root, 'test-results/rebrand');

async function copyProject(): Promise<void> {
  await rm(COPY, { recursive: true, force: true });
  const list = promisify(execFile)(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      cwd: folders.root,
      maxBuffer: 16 * 1024 * 1024,
    },
  );
  for (const file of (await list).stdout.split('\0').filter(Boolean)) {
    await mkdir(dirname(join(COPY, file)), { recursive: true });
    await cp(join(folders.root, file), join(COPY, file)).catch((error: unknown) => {
      // Removed here, and git does not know yet.
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    });
  }
}

async function inCopy(command: string, args: readonly string[]): Promise<void> {
  const code = await run(command, args, { DIST_DIR: join(COPY, 'dist') }, COPY);
  if (code !== 0) throw new Error(`In the re-branded copy this has failed: ${args.join(' ')}`);
}

async function checkPhotograph(): Promise<void> {
  const folder = join(COPY, 'dist/client/pictures');
  const files = (await readdir(folder)).filter((file) => file.startsWith('hero.'));
  for (const file of files) {
    const { exif } = await sharp(join(folder, file)).metadata();
    if (exif !== undefined) throw new Error(`${file} carries what the camera wrote.`);
  }
}

await copyProject();
await rebrand(COPY);
await inCopy(process.execPath, ['scripts/brand/main.ts']);
await checkPhotograph();
await inCopy('vitest', ['run', 'tests/unit', 'tests/sw']);
await rm(COPY, { recursive: true, force: true });
console.log('\nA re-branded copy holds.');
