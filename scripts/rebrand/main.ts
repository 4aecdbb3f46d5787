import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { folders } from '../build/paths.ts';
import { argumentsOf, Problem, runScript } from '../problem.ts';
import { run } from '../run.ts';
import { sampleNames } from '../brand/sample.ts';
import { addedPage, addedProject, rebrand, removed } from './changes.ts';

/**
 * Turns a copy of the project into another firm's site and proves that it holds: `npm run brand` finds
 * nothing wrong, no photograph carries its place, its logo is shown, nothing of the build names the sample, and all of
 * `npm test` is green. A copy that fails stays in test-results/rebrand, to be looked at.
 * `npm run test:rebrand brand` stops before the tests, `npm run test:rebrand tests` goes on from there.
 */

/** Below the project, so that its packages are found. */
const COPY = join(folders.root, 'test-results/rebrand');

/** Files of a build in which no name can be read. */
const BINARY = /\.(?:br|gz|zst|avif|webp|jpe?g|png|ico|woff2)$/;

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
  if (code !== 0) throw new Problem(`Failed in the rebranded copy: ${args.join(' ')}`);
}

async function checkPhotograph(): Promise<void> {
  const folder = join(COPY, 'dist/client/pictures');
  const photographs = ['hero.', `project-${addedProject.id}-`];
  const files = (await readdir(folder)).filter((file) =>
    photographs.some((name) => file.startsWith(name)),
  );
  for (const file of files) {
    const { exif } = await sharp(join(folder, file)).metadata();
    if (exif !== undefined) throw new Error(`${file} still contains the camera's metadata.`);
  }
}

/** Every page shows the firm's logo, and the drawn mark is gone. */
async function checkLogo(): Promise<void> {
  const page = await readFile(join(COPY, 'dist/client/index.html'), 'utf8');
  const shown = page.match(/<img[^>]*src="\/icons\/logo\.svg"/g) ?? [];
  if (shown.length < 2) throw new Error('Header and footer do not show brand/logo.svg.');
  await readFile(join(COPY, 'dist/client/icons/logo.svg'));
}

/** The build names neither the sample nor what was removed, and what was added is there. */
async function checkNames(): Promise<void> {
  const dist = join(COPY, 'dist');
  const files = (await readdir(dist, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !BINARY.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const gone = [...removed.names, ...sampleNames];
  const missing = new Set<string>([addedProject.id, `/${addedPage.slug}`]);
  const left: string[] = [];
  for (const file of files) {
    const text = await readFile(file, 'utf8');
    for (const name of missing) if (text.includes(name)) missing.delete(name);
    left.push(...gone.filter((name) => text.includes(name)).map((name) => `${name} in ${file}`));
  }
  if (left.length > 0)
    throw new Error(`The build still names removed content:\n${left.join('\n')}`);
  if (missing.size > 0) throw new Error(`Missing from the build: ${[...missing].join(', ')}.`);
}

/** Makes the copy, the brand and the build, and checks them. */
async function brandCopy(): Promise<void> {
  await copyProject();
  await rebrand(COPY);
  // Formatter and linter look past what a repository around them ignores.
  await inCopy('git', ['init', '--quiet']);
  // Its reviews are its own; the rest of the sample's content is kept for this trial.
  const kept = '--allow-sample=claims,story,projects,place,drawings';
  await inCopy(process.execPath, ['scripts/brand/main.ts', kept]);
  await checkPhotograph();
  await checkLogo();
  await checkNames();
  await inCopy('oxfmt', ['.']);
}

/** Runs the tests on the copy, which is removed when they pass. */
async function testCopy(): Promise<void> {
  await inCopy(process.execPath, ['scripts/test.ts']);
  await rm(COPY, { recursive: true, force: true });
  console.log('\nThe rebranded copy passes all checks.');
}

const parts = new Map([
  ['brand', brandCopy],
  ['tests', testCopy],
]);
const { positionals } = argumentsOf({ allowPositionals: true });
await runScript(async () => {
  for (const name of positionals.length > 0 ? positionals : parts.keys()) {
    const part = parts.get(name);
    if (!part) throw new Problem(`Unknown part ${name}: expected brand or tests.`);
    await part();
  }
});
