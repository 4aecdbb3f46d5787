import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Worker } from '@playwright/test';
import { build } from 'vite';
import { z } from 'zod';
import { browserFlags } from '../browser.ts';
import { folders } from '../build/paths.ts';
import { newPlace, SiteProcess } from '../site/site-process.ts';
import { median } from './results.ts';

const ROWS = 10_000;
const PUTS = 100;
const LEADS = 200;
const ROUNDS = 3;

const drained = z.object({ ms: z.number(), taken: z.literal(LEADS) });

/** All times in ms, medians over rounds in which both sides take turns. */
export type QueueResult = {
  readonly putEmpty: number;
  readonly putFull: number;
  readonly drainOutbox: number;
  readonly drainWorkbox: number;
};

/**
 * Times the outbox in a service worker of a real browser: a put with nothing and with 10,000 rows
 * waiting, and the drain of 200 leads to the real server, compared with a plain workbox-background-sync
 * queue. Throws when a lead was not taken.
 */
export async function measureQueue(program: string): Promise<QueueResult> {
  const distDir = await builtWorker();
  const site = new SiteProcess(await newPlace(), { DIST_DIR: distDir });
  const browser = await chromium.launch({ executablePath: program, args: [...browserFlags] });
  try {
    await site.up();
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${site.url}/robots.txt`);
    const registered = context.waitForEvent('serviceworker');
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/bench-worker.js');
      await navigator.serviceWorker.ready;
    });
    return await measureIn(await registered);
  } finally {
    await browser.close();
    await site.remove();
    await rm(distDir, { recursive: true, force: true });
  }
}

async function measureIn(worker: Worker): Promise<QueueResult> {
  const ask = (name: string, count: number): Promise<unknown> =>
    worker.evaluate(([name, count]) => Reflect.get(globalThis, 'bench')[name](count), [
      name,
      count,
    ] as const);
  const puts = async () => z.array(z.number()).parse(await ask('putTimes', PUTS));
  const times = { empty: [] as number[], full: [] as number[] };
  await puts();
  for (let round = 0; round < ROUNDS; round += 1) {
    await ask('clear', 0);
    times.empty.push(...(await puts()));
    await ask('fill', ROWS);
    times.full.push(...(await puts()));
  }
  const outbox: number[] = [];
  const workbox: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    outbox.push(drained.parse(await ask('drainOutbox', LEADS)).ms);
    workbox.push(drained.parse(await ask('drainWorkbox', LEADS)).ms);
  }
  return {
    putEmpty: median(times.empty),
    putFull: median(times.full),
    drainOutbox: median(outbox),
    drainWorkbox: median(workbox),
  };
}

/** A copy of the built site with the worker that is measured. */
async function builtWorker(): Promise<string> {
  const distDir = await mkdtemp(join(tmpdir(), 'site-queue-'));
  await cp(join(folders.client, '..', 'meta'), join(distDir, 'meta'), { recursive: true });
  await cp(join(folders.client, 'robots.txt'), join(distDir, 'client', 'robots.txt'));
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: join(distDir, 'client'),
      emptyOutDir: false,
      copyPublicDir: false,
      lib: {
        entry: fileURLToPath(new URL('queue-worker.ts', import.meta.url)),
        formats: ['iife'],
        name: 'benchWorker',
        fileName: () => 'bench-worker.js',
      },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return distDir;
}

/** The two lines of the table. */
export function queueRows(result: QueueResult) {
  const row = (what: string, one: number, other: number) => ({
    what,
    ms: Number(one.toFixed(2)),
    beside: Number(other.toFixed(2)),
    ratio: Number((other / one).toFixed(2)),
  });
  return [
    row(`put with an empty queue; compared with ${ROWS} waiting`, result.putEmpty, result.putFull),
    row(
      `drain of ${LEADS} leads; compared with workbox-background-sync`,
      result.drainOutbox,
      result.drainWorkbox,
    ),
  ];
}
