import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { ensureBrowser } from './browser.ts';
import { run } from './run.ts';

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

const tally = { passed: 0, failed: 0 };

function count(passed: number, failed: number): void {
  tally.passed += passed;
  tally.failed += failed;
}

async function check(title: string, command: string, args: readonly string[]): Promise<boolean> {
  console.log(`\n== ${title}`);
  const code = await run(command, args);
  count(code === 0 ? 1 : 0, code === 0 ? 0 : 1);
  return code === 0;
}

async function suite(
  title: string,
  [command, ...args]: readonly [string, ...string[]],
  env: NodeJS.ProcessEnv,
  read: () => Promise<{ passed: number; failed: number }>,
): Promise<void> {
  console.log(`\n== ${title}`);
  const code = await run(command, args, env);
  const counted = await read().catch(() => ({ passed: 0, failed: 1 }));
  // A runner that fails without a failed test (a broken file, a crash) must not count as passed.
  count(counted.passed, code !== 0 && counted.failed === 0 ? 1 : counted.failed);
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

const folder = await mkdtemp(join(tmpdir(), 'ashlar-test-'));
const reports = { unit: join(folder, 'unit.json'), e2e: join(folder, 'e2e.json') };

const browser = await ensureBrowser();
await check('Format', 'oxfmt', ['--check', '.']);
await check('Lint', 'oxlint', ['--deny-warnings']);
await check('Types', process.execPath, ['scripts/types.ts']);
await suite(
  'Unit and server tests',
  ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports.unit}`],
  {},
  async () => {
    const { numPassedTests, numFailedTests } = vitestReport.parse(await readJson(reports.unit));
    return { passed: numPassedTests, failed: numFailedTests };
  },
);
if (await check('Build', process.execPath, ['scripts/build.ts'])) {
  await suite(
    'End-to-end tests',
    ['playwright', 'test', '--project=e2e', '--reporter=list,json'],
    { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: reports.e2e },
    async () => {
      const { stats } = playwrightReport.parse(await readJson(reports.e2e));
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
    },
  );
}

await rm(folder, { recursive: true });
console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exit(tally.failed === 0 ? 0 : 1);
