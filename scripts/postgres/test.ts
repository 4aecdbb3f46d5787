import { parseArgs } from 'node:util';
import { ensurePrograms } from '../debian.ts';
import { BROKEN, endWith, runVitest, type Tally } from '../tally.ts';
import { createCluster } from './cluster.ts';
import { kills } from './kills.ts';

/**
 * Does what the servers do on SQLite again on a PostgreSQL of the machine's own, and what only it can
 * do; with `--kills=100` (and `--seed=1`) kills servers, database and connections under load instead.
 * The last line is 'N passed, N failed'.
 */
async function main(): Promise<Tally> {
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
  return good ? { passed: 1, failed: 0 } : BROKEN;
}

async function runTests(args: readonly string[]): Promise<Tally> {
  await ensurePrograms([
    { program: 'nginx', debianPackage: 'nginx-light' },
    { program: 'openssl', debianPackage: 'openssl' },
  ]);
  const cluster = await createCluster({ durable: false });
  try {
    await cluster.start();
    return await runVitest(['--project=postgres', ...args], { TEST_DATABASE_URL: cluster.url });
  } finally {
    await cluster.remove();
  }
}

const tally = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : 'Unknown.');
  return BROKEN;
});
endWith(tally);
