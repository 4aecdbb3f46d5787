import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { run } from './run.ts';

/** How many tests passed and failed. */
export type Tally = { readonly passed: number; readonly failed: number };

/** A part that could not be run to its end. */
export const BROKEN: Tally = { passed: 0, failed: 1 };

export function sumOf(...tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** Prints the closing line that every check ends with, and ends the process accordingly. */
export function endWith({ passed, failed }: Tally): never {
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

/** Runs a test runner that writes a report of its own to the file it is given, and counts by that. */
async function counted(
  start: (file: string) => Promise<number>,
  read: (report: string) => Tally,
): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), 'site-report-'));
  const file = join(folder, 'report');
  const code = await start(file);
  const tally = await readFile(file, 'utf8').then(read, () => BROKEN);
  await rm(folder, { recursive: true });
  // A runner that fails without a failed test (a broken file, a crash) has not passed.
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });

/** Runs Vitest. */
export function runVitest(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Tally> {
  const reporters = ['--reporter=default', '--reporter=json'];
  return counted(
    (file) => run('vitest', ['run', ...reporters, `--outputFile.json=${file}`, ...args], env),
    (text) => {
      const { numPassedTests, numFailedTests } = vitestReport.parse(JSON.parse(text));
      return { passed: numPassedTests, failed: numFailedTests };
    },
  );
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/** Runs Playwright's tests. One that passes when tried again has passed; the reporter names it. */
export function runPlaywright(args: readonly string[], browser: string): Promise<Tally> {
  return counted(
    (file) =>
      run('playwright', ['test', '--reporter=list,json', ...args], {
        CHROMIUM_PATH: browser,
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      }),
    (text) => {
      const { stats } = playwrightReport.parse(JSON.parse(text));
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
    },
  );
}

/** Runs Node's test runner, two files at a time. */
export function runNodeTests(files: readonly string[]): Promise<Tally> {
  return counted(
    (file) =>
      run(process.execPath, [
        '--test',
        '--test-concurrency=2',
        '--test-reporter=spec',
        '--test-reporter-destination=stdout',
        '--test-reporter=tap',
        `--test-reporter-destination=${file}`,
        ...files,
      ]),
    (text) => {
      const count = (name: string) =>
        Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
      return z
        .object({ passed: z.int(), failed: z.int() })
        .parse({ passed: count('pass'), failed: count('fail') + count('cancelled') });
    },
  );
}
