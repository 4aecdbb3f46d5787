import { execFile } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { paths } from '../../../src/contract/paths.ts';
import { judge } from './inbox.ts';
import { createLedger } from './ledger.ts';
import type { Options } from './options.ts';
import type { Outcome } from './outcome.ts';
import { inFreshFolder } from './place.ts';
import { sendLeads, sendRemaining } from './senders.ts';
import { ServerProcess } from './server-process.ts';

const DISK = '128m';
/** Requests that are told to wait before there is room again. */
const REFUSALS = 200;
/** Longer than one answer about readiness serves all who ask. */
const READY_WITHIN_MS = 10_000;
const POLL_MS = 200;
const run = promisify(execFile);

/**
 * Fills the disk under all senders, again and again; every other time the server is killed while it
 * is full. Who is refused is told to come again; nothing that was acknowledged is lost.
 */
export function disk({ fills, seed, senders }: Options): Promise<Outcome> {
  return inFreshFolder((folder) =>
    onSmallDisk(folder, async () => {
      const ledger = createLedger();
      const problems: string[] = [];
      const server = new ServerProcess({ DATA_DIR: join(folder, 'data'), API_ONLY: 'true' });
      await server.start();
      for (let fill = 1; fill <= fills; fill += 1) {
        await fillDisk(join(folder, 'ballast'));
        await sendUntilRefused(server, ledger, senders);
        problems.push(...(await statesOf(server, 503)));
        if (fill % 2 === 0) await server.kill();
        await rm(join(folder, 'ballast'));
        if (fill % 2 === 0) await server.start();
        await sendRemaining({ ledger, origin: server.address, senders });
        problems.push(...(await statesOf(server, 200)));
      }
      const figures = await judge(ledger, server);
      await server.stop();
      const done = `disk full ${fills} times, killed ${Math.floor(fills / 2)} times meanwhile`;
      return { fault: 'disk', seed, done, ...figures, problems };
    }),
  );
}

async function onSmallDisk<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  if (process.getuid?.() !== 0) throw new Error('Mounting a small disk requires root.');
  await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', folder]);
  try {
    return await work();
  } finally {
    await run('umount', ['-l', folder]);
  }
}

/** Takes all the room that is left. */
async function fillDisk(file: string): Promise<void> {
  const handle = await open(file, 'w');
  try {
    for (;;) await handle.write(Buffer.alloc(4096));
  } catch {
    await handle.close();
  }
}

async function sendUntilRefused(
  server: ServerProcess,
  ledger: ReturnType<typeof createLedger>,
  senders: number,
): Promise<void> {
  const over = new AbortController();
  const until = ledger.figures().toldToWait + REFUSALS;
  const onAnswer = () => {
    if (ledger.figures().toldToWait >= until) over.abort();
  };
  await sendLeads({ ledger, origin: server.address, senders, signal: over.signal, onAnswer });
}

/** What is wrong with what the server says of itself; its readiness may be a look ago. */
async function statesOf(server: ServerProcess, ready: number): Promise<string[]> {
  const wanted = { [paths.health]: 200, [paths.ready]: ready };
  const looks = Object.entries(wanted).map(async ([path, status]) => {
    const answered = await statusWithin(`${server.address}${path}`, status);
    return answered === status ? [] : [`${path} returned ${answered}, not ${status}`];
  });
  return (await Promise.all(looks)).flat();
}

async function statusWithin(url: string, wanted: number): Promise<number> {
  const deadline = performance.now() + READY_WITHIN_MS;
  for (;;) {
    const { status } = await fetch(url);
    if (status === wanted || performance.now() > deadline) return status;
    await pause(POLL_MS);
  }
}
