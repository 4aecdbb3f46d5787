import { ensureBrowser, ensureShell } from './browser.ts';
import { runScript } from './problem.ts';
import { run, runAndRead } from './run.ts';
import { BROKEN, endWith, runPlaywright, runVitest, sumOf, type Tally } from './tally.ts';

async function check(title: string, command: string, args: readonly string[]): Promise<Tally> {
  console.log(`\n== ${title}`);
  return (await run(command, args)) === 0 ? { passed: 1, failed: 0 } : BROKEN;
}

async function suite(title: string, start: () => Promise<Tally>): Promise<Tally> {
  console.log(`\n== ${title}`);
  return start();
}

/** Lines that a build may print: more would hide what matters. */
const MOST_BUILD_LINES = 10;

/** Builds the site. Also fails on a build that warns, which is what libraries do with their problems. */
async function buildCalmly(): Promise<Tally> {
  console.log('\n== Build');
  const { code, stdout, stderr } = await runAndRead(process.execPath, ['scripts/build.ts']);
  if (code !== 0) return BROKEN;
  const lines = stdout.trim().split('\n').length;
  if (stderr === '' && lines <= MOST_BUILD_LINES) return { passed: 1, failed: 0 };
  console.error(`A build prints ${MOST_BUILD_LINES} lines at most and no warning.`);
  return BROKEN;
}

await runScript(async () => {
  const browser = await ensureBrowser();
  await ensureShell();
  const tallies = [
    await check('Format', 'oxfmt', ['--check', '.']),
    await check('Lint', 'oxlint', ['--deny-warnings']),
    await check('Types', process.execPath, ['scripts/types.ts']),
    await check('Dead code', 'knip', []),
    await suite('Unit and server tests', () => runVitest([])),
  ];
  const build = await buildCalmly();
  tallies.push(build);
  if (build.failed === 0) {
    tallies.push(
      await suite('End-to-end tests', () =>
        runPlaywright(['--project=e2e', '--project=pages'], browser),
      ),
    );
  }
  endWith(sumOf(...tallies));
});
