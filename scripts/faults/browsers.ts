import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applies, faults } from '../../tests/faults/list/all.ts';
import type { EngineName, Result, SubjectName } from '../../tests/faults/record.ts';
import type { Order } from '../../tests/faults/worker.ts';
import { ensureBrowser } from '../browser.ts';
import { folders } from '../build/paths.ts';
import { startDisplay } from '../display.ts';
import { prepare } from './prepare.ts';
import { readOptions, type Options } from './options.ts';
import { isGood, lineOf, passedWhenTriedAgain } from './outcome.ts';
import { playAll } from './pool.ts';
import { BROKEN, endWith, runPlaywright, sumOf, type Tally } from '../tally.ts';
import { faultTable, peerTable } from './table.ts';

/** Every order of the options, seed by seed, so that each fault comes early. */
function ordersOf(options: Options, distDir: string | null): Order[] {
  return options.subjects.flatMap((subject) =>
    options.engines.flatMap((engine) =>
      options.seedsOf(engine).flatMap((seed) =>
        faults
          .filter((fault) => options.faults.includes(fault.name) && applies(fault, engine, subject))
          .filter((fault) => !options.peers || engine === firstOf(fault, options, subject))
          .map(({ name }) => ({
            job: { fault: name, seed, engine, subject },
            distDir: subject === 'ours' ? null : distDir,
          })),
      ),
    ),
  );
}

/** The sites are compared in one engine: the first that can tell the fault. */
function firstOf(
  fault: (typeof faults)[number],
  { engines }: Options,
  subject: SubjectName,
): EngineName | undefined {
  return engines.find((engine) => applies(fault, engine, subject));
}

/** As with the browser stories: once more where a machine that is busy with something else judges. */
const TRIES = process.env['CI'] ? 2 : 1;

function report(result: Result, done: number, all: number): void {
  console.log(`${String(done).padStart(4)}/${all} ${lineOf(result)}`);
  for (const problem of result.firstTry ?? []) console.log(`     tried again after: ${problem}`);
  if (isGood(result)) return;
  const { fault, seed, engine } = result.job;
  console.log(`     ${result.choices.join(' · ')}`);
  for (const problem of result.problems) console.log(`     ${problem}`);
  console.log(
    `     repeat with: npm run faults -- --fault='${fault}' --seed=${seed} --engines=${engine}`,
  );
}

async function keep(results: readonly Result[]): Promise<string> {
  const folder = join(folders.root, 'node_modules/.cache/faults');
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}.json`);
  await writeFile(file, JSON.stringify(results, null, 1));
  return file;
}

async function main(args: readonly string[]): Promise<Tally> {
  const options = readOptions(args);
  const distDir = await prepare(options);
  const orders = ordersOf(options, distDir);
  const endDisplay = options.engines.includes('webkit') ? await startDisplay() : () => undefined;
  const how = { slots: options.workers, tries: TRIES };
  const results = await playAll(orders, how, (result, done) =>
    report(result, done, orders.length),
  ).finally(endDisplay);
  for (const subject of options.subjects) {
    console.log(`\n${subject}\n\n${faultTable(results, subject)}`);
  }
  if (options.subjects.length > 1) console.log(`\n${peerTable(results)}`);
  console.log(`\nEvery run: ${await keep(results)}`);
  for (const line of passedWhenTriedAgain(results)) console.log(line);
  // What others lose is what the table is for.
  const judged = results.filter(({ job }) => job.subject === 'ours');
  const passed = judged.filter(isGood).length;
  const runs = { passed, failed: judged.length - passed };
  return options.notifications ? sumOf(runs, await notifications()) : runs;
}

/** Notifications of a delivery: nothing is lost without them, but the queue promises them. */
async function notifications(): Promise<Tally> {
  console.log('\nNotifications of a delivery');
  return runPlaywright(['--project=faults'], await ensureBrowser());
}

endWith(
  await main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return BROKEN;
  }),
);
