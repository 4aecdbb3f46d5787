import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { run } from './run.ts';
import { REPORT_FILE, vitestReport } from './vitest-report.ts';

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

/** Runs a test runner that writes a report to the file it is given; its exit code and that report. */
async function reported<Report>(
  start: (file: string) => Promise<number>,
  read: (report: unknown) => Report,
): Promise<{ code: number; report: Report | null }> {
  const folder = await mkdtemp(join(tmpdir(), 'site-report-'));
  const file = join(folder, 'report.json');
  const code = await start(file);
  const report = await readFile(file, 'utf8').then(
    (text) => read(JSON.parse(text)),
    () => null,
  );
  await rm(folder, { recursive: true });
  return { code, report };
}

/** A runner that fails without a failed test (a broken file, a crash) must not count as passed. */
function tallyOf({ code, report }: { code: number; report: Tally | null }): Tally {
  if (report === null) return BROKEN;
  const { passed, failed } = report;
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

const REPORTER = fileURLToPath(new URL('vitest-reporter.ts', import.meta.url));

function startVitest(args: readonly string[], env: NodeJS.ProcessEnv) {
  const reporters = ['--reporter=default', `--reporter=${REPORTER}`];
  return reported(
    (file) => run('vitest', ['run', ...reporters, ...args], { ...env, [REPORT_FILE]: file }),
    (report) => vitestReport.parse(report),
  );
}

/**
 * Runs Vitest. Where `CI` is set, files whose process died under them, or before their turn, are run
 * once more: as with a test that fails there, one more try tells a fault from a machine with much
 * other work. A run that leaves as many as the one before is the last: some file ends its process.
 */
export async function runVitest(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  left = Infinity,
): Promise<Tally> {
  const result = await startVitest(args, env);
  const { report } = result;
  if (!process.env['CI'] || report === null || !report.isLost) return tallyOf(result);
  const { passed, unfinished } = report;
  if (unfinished.length >= left) return tallyOf(result);
  if (unfinished.length === 0) return { passed, failed: 0 };
  console.log(`\nA test runner process died. Running ${unfinished.length} files again.`);
  const again = [...args.filter((arg) => arg.startsWith('-')), ...unfinished];
  return sumOf({ passed, failed: 0 }, await runVitest(again, env, unfinished.length));
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/** Runs Playwright's tests. */
export async function runPlaywright(args: readonly string[], browser: string): Promise<Tally> {
  const result = await reported(
    (file) =>
      run('playwright', ['test', '--reporter=list,json', ...args], {
        CHROMIUM_PATH: browser,
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      }),
    (report) => {
      const { stats } = playwrightReport.parse(report);
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
    },
  );
  return tallyOf(result);
}

const nodeReport = z.object({ passed: z.number(), failed: z.number() });

/** Runs Node's test runner, one file at a time. */
export async function runNodeTests(files: readonly string[]): Promise<Tally> {
  const result = await reported(
    (file) =>
      run(process.execPath, [
        '--test',
        '--test-concurrency=1',
        '--test-reporter=spec',
        '--test-reporter-destination=stdout',
        '--test-reporter=./scripts/tally-reporter.ts',
        `--test-reporter-destination=${file}`,
        ...files,
      ]),
    (report) => nodeReport.parse(report),
  );
  return tallyOf(result);
}
