import { bombs, mail, pieces, uploads } from './attacks.ts';
import { backups } from './backups.ts';
import { disk } from './disk.ts';
import { fuzz } from './fuzz.ts';
import { kills } from './kills.ts';
import { limit } from './limit.ts';
import { readOptions, type FaultName, type Options } from './options.ts';
import { isGood, outcomeTable, type Outcome } from './outcome.ts';
import { power } from './power.ts';

const faults: Readonly<Record<FaultName, (options: Options) => Promise<Outcome>>> = {
  kills,
  power,
  disk,
  limit,
  fuzz,
  backups,
  pieces,
  uploads,
  bombs,
  mail,
};

/**
 * `npm run faults -- server`: what can go wrong with the server. Every choice comes from the seed.
 * Traffic stays on loopback. Ends with a table; the exit code says whether anything was lost,
 * doubled, answered with 5xx or crashed.
 */
async function main(args: readonly string[]): Promise<boolean> {
  const options = readOptions(args);
  const outcomes: Outcome[] = [];
  for (const name of options.faults) {
    console.log(`${name} ...`);
    const outcome = await faults[name](options);
    outcomes.push(outcome);
    for (const problem of outcome.problems) console.log(`  ${problem}`);
  }
  console.log(`\n${outcomeTable(outcomes)}`);
  const bad = outcomes.filter((outcome) => !isGood(outcome));
  for (const { fault } of bad) {
    console.log(`repeat with: npm run faults -- server --only=${fault} --seed=${options.seed}`);
  }
  console.log(`\n${outcomes.length - bad.length} passed, ${bad.length} failed`);
  return bad.length === 0;
}

const passed = await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return false;
});
process.exit(passed ? 0 : 1);
