import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium, devices, type BrowserContext, type Page } from '@playwright/test';
import { z } from 'zod';
import { browserFlags } from '../browser.ts';
import { newPlace, SiteProcess } from '../site/site-process.ts';
import { type Failure, median } from './results.ts';
import type { Options } from './options.ts';

/** As Lighthouse slows a phone's processor. */
const CPU_SLOWDOWN = 4;
/** Repeat visits are short: several are made even where one run is asked for. */
const LEAST_VISITS = 5;

const visitSchema = z.object({ fcp: z.number(), lcp: z.number() });
type Visit = z.infer<typeof visitSchema>;

export type Visits = {
  readonly page: string;
  readonly network: 'warm' | 'offline';
  readonly visits: readonly Visit[];
  readonly benchmarkIndex: number;
};

/**
 * Measures pages as they are opened again: the worker in control and every picture on the phone,
 * with the server running, then with the server stopped.
 */
export async function measureRepeatVisits(
  options: Options,
  program: string,
): Promise<{ visits: Visits[]; failures: Failure[] }> {
  const site = new SiteProcess(await newPlace());
  await site.up();
  const browser = await chromium.launch({ executablePath: program, args: [...browserFlags] });
  const visits: Visits[] = [];
  const failures: Failure[] = [];
  try {
    const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'en-AU' });
    await context.addInitScript(observePaints);
    await install(context, site.url);
    for (const network of ['warm', 'offline'] as const) {
      if (network === 'offline') await site.down();
      for (const page of options.routes) {
        try {
          visits.push(await open(context, site.url, page, network, options.runs));
        } catch (error) {
          failures.push({ what: `${page}, ${network}`, why: String(error) });
        }
      }
    }
  } finally {
    await browser.close();
    await site.remove();
  }
  return { visits, failures };
}

async function open(
  context: BrowserContext,
  origin: string,
  path: string,
  network: 'warm' | 'offline',
  runs: number,
): Promise<Visits> {
  const visits: Visit[] = [];
  const benchmarkIndex = await benchmark(context);
  for (let visit = 0; visit < Math.max(LEAST_VISITS, runs); visit += 1) {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
    visits.push(visitSchema.parse(await page.evaluate(() => Reflect.get(globalThis, 'paints'))));
    await page.close();
  }
  return { page: path, network, visits, benchmarkIndex };
}

/** Opens the site once and waits until the worker is in control and has every picture. */
async function install(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(origin);
  await page.waitForFunction(
    async () => {
      const { controller } = navigator.serviceWorker;
      if (controller?.state !== 'activated') return false;
      const listed: unknown = await (await fetch('/pictures.json')).json();
      const kept = await (await caches.open('pictures')).keys();
      return Array.isArray(listed) && kept.length >= listed.length;
    },
    null,
    { polling: 500, timeout: 120_000 },
  );
  await page.close();
}

/** Runs in the page before its own script: keeps the times of the paints, in ms from navigation. */
function observePaints(): void {
  const paints = { fcp: -1, lcp: -1 };
  Reflect.set(globalThis, 'paints', paints);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) paints.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName('first-contentful-paint'))
      paints.fcp = entry.startTime;
  }).observe({ type: 'paint', buffered: true });
}

const pageFunctionsSchema = z.object({
  pageFunctions: z.object({
    computeBenchmarkIndex: z.custom<() => number>((value) => typeof value === 'function'),
  }),
});

/** The same measure of the machine as Lighthouse writes next to its runs, unthrottled. */
async function benchmark(context: BrowserContext): Promise<number> {
  const file = fileURLToPath(
    new URL('node_modules/lighthouse/core/lib/page-functions.js', import.meta.url),
  );
  const { pageFunctions } = pageFunctionsSchema.parse(await import(pathToFileURL(file).href));
  const page: Page = await context.newPage();
  const index = await page.evaluate(pageFunctions.computeBenchmarkIndex);
  await page.close();
  return index;
}

/** One row of the table: medians of the visits to a page. */
export function repeatRowOf({ page, network, visits, benchmarkIndex }: Visits) {
  return {
    page,
    network,
    FCP: Math.round(median(visits.map(({ fcp }) => fcp))),
    LCP: Math.round(median(visits.map(({ lcp }) => lcp))),
    visits: visits.length,
    index: Math.round(benchmarkIndex),
  };
}
