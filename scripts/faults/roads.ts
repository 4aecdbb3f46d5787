import { once } from 'node:events';
import { kinds } from '../../tests/faults/roads/journeys.ts';
import {
  roadsResultSchema,
  type RoadsOrder,
  type RoadsResult,
} from '../../tests/faults/roads/record.ts';
import type { EngineName } from '../../tests/faults/record.ts';
import { startDisplay } from '../display.ts';
import { BROKEN, endWith, type Tally } from '../tally.ts';
import { readOptions, type Options } from './options.ts';
import { end, startWorker } from './pool.ts';
import { prepare } from './prepare.ts';
import { roadsTable } from './table.ts';

/**
 * Requests that leave the phone by every road, in every order. In all engines at once, each with one
 * browser and one server.
 */
async function main(args: readonly string[]): Promise<Tally> {
  const options = readOptions(args);
  await prepare(options);
  const endDisplay = options.engines.includes('webkit') ? await startDisplay() : () => undefined;
  const played = await Promise.all(
    options.engines.map(async (engine) => ({ engine, result: await playTwice(engine, options) })),
  ).finally(endDisplay);
  console.log(`\n${roadsTable(played)}\n`);
  for (const { engine, result } of played) report(engine, result);
  return {
    passed: played.filter(({ result }) => isGood(result)).length,
    failed: played.filter(({ result }) => !isGood(result)).length,
  };
}

/** Plays again where nothing was lost or repeated, but the browser has stopped answering. */
async function playTwice(engine: EngineName, options: Options): Promise<RoadsResult> {
  const first = await playIn(engine, options);
  if (first.problems.length === 0 || !isEachReceived(first)) return first;
  const again = await playIn(engine, options);
  if (isGood(again)) {
    const [cause = ''] = first.problems.join(' ').split('\n');
    console.log(`Passed when tried again: roads, ${engine} (first try: ${cause})`);
  }
  return again;
}

async function playIn(engine: EngineName, { seedsOf }: Options): Promise<RoadsResult> {
  const child = startWorker(engine);
  try {
    const answer = Promise.race([
      once(child, 'message').then(([message]) => roadsResultSchema.parse(message)),
      once(child, 'exit').then(() => Promise.reject(new Error(`The ${engine} process ended.`))),
    ]);
    child.send({ roads: true, seeds: [...seedsOf('chromium')] } satisfies RoadsOrder);
    return await answer;
  } finally {
    end(child);
  }
}

const isEachReceived = ({ counts }: RoadsResult): boolean =>
  counts.every(({ isReceived, repeats }) => isReceived && repeats === 0);

function isGood(result: RoadsResult): boolean {
  const { counts, problems } = result;
  return problems.length === 0 && isEachReceived(result) && counts.length >= kinds.length;
}

function report(engine: EngineName, { problems, tookMs }: RoadsResult): void {
  console.log(`${engine}: ${(tookMs / 1000).toFixed(0)} s`);
  for (const problem of problems) console.log(`     ${problem}`);
}

endWith(
  await main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return BROKEN;
  }),
);
