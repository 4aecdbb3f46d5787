import { setTimeout as wait } from 'node:timers/promises';
import { paths } from '../../../src/contract/paths.ts';
import { median } from '../../bench/results.ts';
import { ask, newAgent } from './http.ts';
import { judge, signIn } from './inbox.ts';
import { createLedger } from './ledger.ts';
import type { Options } from './options.ts';
import type { Outcome } from './outcome.ts';
import { inFreshFolder } from './place.ts';
import { sendLeads, sendRemaining } from './senders.ts';
import { ServerProcess } from './server-process.ts';

const LOOKS = 120;
/** The last quarter may have so much more memory than the second: the first is warming up. */
const FLAT = 1.2;
const MEBIBYTE = 2 ** 20;

/**
 * All senders post as fast as they are answered while the owner looks at the inbox. Memory is flat:
 * the last quarter of the time takes no more than the second.
 */
export function limit({ minutes, seed, senders }: Options): Promise<Outcome> {
  return inFreshFolder(async (folder) => {
    const ledger = createLedger();
    const server = new ServerProcess({ DATA_DIR: folder, API_ONLY: 'true' });
    await server.start();
    const over = new AbortController();
    const origin = server.address;
    const work = [
      sendLeads({ ledger, origin, senders, signal: over.signal }),
      readAsOwner(origin, over.signal),
    ];
    const memory = await watchMemory(server, minutes * 60_000).finally(() => over.abort());
    await Promise.all(work);
    await sendRemaining({ ledger, origin, senders });
    const figures = await judge(ledger, server);
    await server.stop();
    const [second = 0, last = 0] = [
      memory.slice(LOOKS / 4, LOOKS / 2),
      memory.slice(-LOOKS / 4),
    ].map((part) => Math.round(median(part) / MEBIBYTE));
    const done = `${minutes} min at the limit, ${second} → ${last} MiB`;
    const grown = last > second * FLAT ? [`memory grew from ${second} to ${last} MiB`] : [];
    return { fault: 'limit', seed, done, ...figures, problems: [...grown, ...server.complaints] };
  });
}

async function watchMemory(server: ServerProcess, time: number): Promise<number[]> {
  const memory: number[] = [];
  while (memory.length < LOOKS) {
    await wait(time / LOOKS);
    memory.push(await server.memory());
    if (memory.length % 12 === 0) {
      console.log(
        `  ${memory.length} of ${LOOKS}: ${Math.round((memory.at(-1) ?? 0) / MEBIBYTE)} MiB`,
      );
    }
  }
  return memory;
}

/** One page of the inbox and the figures, again and again. */
async function readAsOwner(origin: string, signal: AbortSignal): Promise<void> {
  const headers = { cookie: await signIn(origin) };
  const agent = newAgent(1);
  while (!signal.aborted) {
    for (const path of [paths.adminLeads, paths.adminAnalytics, paths.health]) {
      await ask(origin, agent, { method: 'GET', path, headers });
    }
    await wait(1000);
  }
  agent.destroy();
}
