import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';

const TALLY = new URL('../../../scripts/tally.ts', import.meta.url).href;

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-tally-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** Runs test files by a runner, in a process of its own: what they print is not this run's. */
async function tallyOf(
  runner: 'runVitest' | 'runNodeTests',
  files: Readonly<Record<string, string>>,
): Promise<unknown> {
  const paths: string[] = [];
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, `${name}.test.mjs`);
    await writeFile(path, text);
    paths.push(path);
  }
  const args =
    runner === 'runVitest' ? [`--root=${folder}`, '--globals', '--pool=forks', '--retry=0'] : paths;
  const script = `import { ${runner} } from '${TALLY}';
    console.log('\\n' + JSON.stringify(await ${runner}(${JSON.stringify(args)})));`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    script,
  ]);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

const PASSES = `it('passes', () => expect(1).toBe(1));`;

it('counts what passed and what failed in all files', async () => {
  const fails = `${PASSES} it('fails', () => expect(1).toBe(2)); it.skip('is left out', () => {});`;
  expect(await tallyOf('runVitest', { one: PASSES, two: fails })).toEqual({ passed: 2, failed: 1 });
});

it('does not pass a run with a file that cannot be loaded', async () => {
  const broken = { one: PASSES, two: 'throw new Error();' };
  expect(await tallyOf('runVitest', broken)).toEqual({ passed: 1, failed: 1 });
});

it('does not pass a run in which a process died', async () => {
  const dies = `it('dies', () => process.kill(process.pid, 'SIGKILL'));`;
  expect(await tallyOf('runVitest', { one: PASSES, two: dies })).toMatchObject({ failed: 1 });
});

it("counts the tests of Node's runner, of all files together", async () => {
  const one = `import { test } from 'node:test'; test('a', () => {}); test.skip('b', () => {});`;
  const two = `${one} test('c', () => { throw new Error(); });`;
  expect(await tallyOf('runNodeTests', { one, two })).toEqual({ passed: 2, failed: 1 });
});
