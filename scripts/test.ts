import { ensureBrowser, ensureShell } from './browser.ts';
import { run } from './run.ts';
import { BROKEN, endWith, runPlaywright, runVitest, sumOf, type Tally } from './tally.ts';

async function check(title: string, command: string, args: readonly string[]): Promise<Tally> {
  console.log(`\n== ${title}`);
  return (await run(command, args)) === 0 ? { passed: 1, failed: 0 } : BROKEN;
}

async function suite(title: string, start: () => Promise<Tally>): Promise<Tally> {
  console.log(`\n== ${title}`);
  return start();
}

const browser = await ensureBrowser();
await ensureShell();
const tallies = [
  await check('Format', 'oxfmt', ['--check', '.']),
  await check('Lint', 'oxlint', ['--deny-warnings']),
  await check('Types', process.execPath, ['scripts/types.ts']),
  await check('Dead code', 'knip', []),
  await suite('Unit and server tests', () => runVitest([])),
];
const build = await check('Build', process.execPath, ['scripts/build.ts']);
tallies.push(build);
if (build.failed === 0) {
  tallies.push(
    await suite('End-to-end tests', () =>
      runPlaywright(['--project=e2e', '--project=pages'], browser),
    ),
  );
}
endWith(sumOf(...tallies));
