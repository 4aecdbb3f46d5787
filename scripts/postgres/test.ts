import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { ensurePrograms } from '../debian.ts';
import { run } from '../run.ts';
import { createCluster } from './cluster.ts';
import { kills } from './kills.ts';

/**
 * Does what the servers do on SQLite again on a PostgreSQL of the machine's own, and what only it can
 * do; with `--kills=100` (and `--seed=1`) kills servers, database and connections under load instead.
 * The last line is 'N passed, N failed'.
 */
const report = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const file = join(tmpdir(), `ashlar-postgres-${process.pid}.json`);

async function main(): Promise<{ passed: number; failed: number }> {
  const args = process.argv.slice(2);
  if (!args.some((arg) => arg.startsWith('--kills'))) return runTests(args);
  const { values } = parseArgs({
    args,
    options: {
      kills: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
    },
  });
  const good = await kills(Number(values.kills), Number(values.seed));
  return good ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function runTests(args: readonly string[]): Promise<{ passed: number; failed: number }> {
  await ensurePrograms([{ program: 'nginx', debianPackage: 'nginx-light' }]);
  const cluster = await createCluster({ durable: false });
  try {
    await cluster.start();
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const code = await run('vitest', ['run', '--project=postgres', ...reporters, ...args], {
      TEST_DATABASE_URL: cluster.url,
    });
    const { numPassedTests: passed, numFailedTests: failed } = report.parse(
      JSON.parse(await readFile(file, 'utf8')),
    );
    return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
  } finally {
    await cluster.remove();
    await rm(file, { force: true });
  }
}

const { passed, failed } = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : 'Unknown.');
  return { passed: 0, failed: 1 };
});
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
