import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compressFolder } from '../build/compress.ts';
import { newPlace, SiteProcess } from '../site/site-process.ts';
import { measure } from './lighthouse.ts';
import type { Options } from './options.ts';
import { categories, type Measured } from './report.ts';
import { type Failure, median } from './results.ts';

export type PageRuns = {
  readonly page: string;
  readonly throttling: 'simulated' | 'applied';
  readonly runs: readonly Measured[];
};

/**
 * Measures pages as a first visit. Every round goes through all pages, a page and its control in
 * turn, so that what is compared has met the same machine. What could not be measured is given
 * next to what could.
 */
export async function measurePages(
  options: Options,
  browser: string,
): Promise<{ pages: PageRuns[]; failures: Failure[] }> {
  const site = new SiteProcess(await newPlace());
  const control = await withoutScript(options.client, options.controls);
  const bare = new SiteProcess(await newPlace(), { DIST_DIR: control.distDir });
  const failures: Failure[] = [];
  const throttling = options.applied ? 'applied' : 'simulated';
  const measuring = targets(options, site.url, bare.url).map((target) => ({
    ...target,
    runs: [] as Measured[],
  }));
  try {
    await site.up();
    await bare.up();
    for (let run = 1; run <= options.runs; run += 1) {
      for (const { page, url, runs } of measuring) {
        const name = `${page} (${run}/${options.runs})`;
        try {
          const measured = await measure(url, options.applied, browser);
          runs.push(measured);
          console.log(line(name, measured));
        } catch (error) {
          failures.push({ what: name, why: String(error) });
        }
      }
    }
  } finally {
    await Promise.all([site.remove(), bare.remove(), control.remove()]);
  }
  return { pages: measuring.map(({ page, runs }) => ({ page, throttling, runs })), failures };
}

function targets({ routes, controls }: Options, site: string, bare: string) {
  const all = new Set([...routes, ...controls]);
  return [...all].flatMap((path) => [
    ...(routes.includes(path) ? [{ page: path, url: `${site}${path}` }] : []),
    ...(controls.includes(path) ? [{ page: `${path} without script`, url: `${bare}${path}` }] : []),
  ]);
}

function line(name: string, { fcp, lcp, tbt, benchmarkIndex, scores }: Measured): string {
  const all = categories.map((category) => scores[category]).join(' ');
  const times = `FCP ${Math.round(fcp)} LCP ${Math.round(lcp)} TBT ${Math.round(tbt)}`;
  return `${name}: ${all} · ${times} · benchmark index ${Math.round(benchmarkIndex)}`;
}

/** One row of the table: medians of the runs of a page. */
export function rowOf({ page, runs }: PageRuns) {
  const of = (value: (run: Measured) => number) => median(runs.map(value));
  const ms = (value: (run: Measured) => number) => Math.round(of(value));
  const kb = (value: (run: Measured) => number) => Math.round(of(value) / 1024);
  return {
    page,
    perf: of(({ scores }) => scores.performance),
    a11y: of(({ scores }) => scores.accessibility),
    practice: of((run) => run.scores['best-practices']),
    seo: of(({ scores }) => scores.seo),
    FCP: ms(({ fcp }) => fcp),
    LCP: ms(({ lcp }) => lcp),
    TBT: ms(({ tbt }) => tbt),
    CLS: Number(of(({ cls }) => cls).toFixed(3)),
    'script KB': kb(({ scriptBytes }) => scriptBytes),
    'all KB': kb(({ allBytes }) => allBytes),
    requests: of(({ requests }) => requests),
    index: ms(({ benchmarkIndex }) => benchmarkIndex),
  };
}

const RUNNING_SCRIPT = /<script\b(?![^>]*application\/ld\+json)[^>]*>[^]*?<\/script>/g;

const FOR_NO_SCRIPT = /<noscript>([^]*?)<\/noscript>/g;

/** A built site whose pages have lost their script. */
export type Control = { readonly distDir: string; readonly remove: () => Promise<void> };

/**
 * Copies the built site to a temporary folder and makes some of its pages what they are with
 * scripts off, so that the same server serves the same HTML, styles and pictures without it.
 */
export async function withoutScript(client: string, paths: readonly string[]): Promise<Control> {
  const distDir = await mkdtemp(join(tmpdir(), 'site-control-'));
  const stripped = join(distDir, 'stripped');
  for (const path of paths) {
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
    const html = await readFile(join(client, file), 'utf8');
    const bare = html.replace(RUNNING_SCRIPT, '').replace(FOR_NO_SCRIPT, '$1');
    if (bare === html) throw new Error(`${file} has no script to remove.`);
    await mkdir(dirname(join(stripped, file)), { recursive: true });
    await writeFile(join(stripped, file), bare);
  }
  await compressFolder(stripped);
  await cp(join(client, '..', 'meta'), join(distDir, 'meta'), { recursive: true });
  await cp(client, join(distDir, 'client'), { recursive: true });
  await cp(stripped, join(distDir, 'client'), { recursive: true });
  return { distDir, remove: () => rm(distDir, { recursive: true, force: true }) };
}
