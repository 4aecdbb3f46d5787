import { existsSync } from 'node:fs';
import { access, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { compressFolder } from '../build/compress.ts';
import { measure } from './lighthouse.ts';
import { type Failure, median } from './results.ts';
import type { Options } from './options.ts';
import type { PageRuns } from './pages.ts';
import type { Measured } from './report.ts';

/** One page of ours and the same page of the other site. */
export type PeerRuns = { readonly path: string; readonly ours: PageRuns; readonly peer: PageRuns };

/**
 * Measures pages as a first visit next to those that another site has under the same paths: both
 * compressed alike, served by the same static server, measured in turn.
 */
export async function measureBesidePeer(
  { client, runs, applied }: Options,
  folder: string,
  paths: readonly string[],
  browser: string,
): Promise<{ pairs: PeerRuns[]; failures: Failure[] }> {
  const copy = await mkdtemp(join(tmpdir(), 'site-peer-'));
  const throttling = applied ? 'applied' : 'simulated';
  const runsOf = (page: string) => ({ page, throttling, runs: [] as Measured[] }) as const;
  const pairs = paths.map((path) => ({
    path,
    ours: runsOf(path),
    peer: runsOf(`${path} of the other`),
  }));
  const failures: Failure[] = [];
  const servers: { url: string; close: () => Promise<void> }[] = [];
  try {
    await cp(folder, copy, { recursive: true });
    await compressFolder(copy);
    const here = await serveStatic(client);
    servers.push(here);
    const there = await serveStatic(copy);
    servers.push(there);
    for (let run = 0; run < runs; run += 1) {
      for (const { path, ours, peer } of pairs) {
        for (const [site, { page, runs: kept }] of [
          [here, ours],
          [there, peer],
        ] as const) {
          try {
            kept.push(await measure(`${site.url}${path}`, applied, browser));
          } catch (error) {
            failures.push({ what: page, why: String(error) });
          }
        }
      }
    }
  } finally {
    for (const { close } of servers) await close();
    await rm(copy, { recursive: true, force: true });
  }
  return { pairs, failures };
}

async function serveStatic(root: string) {
  const app = fastify({ rewriteUrl: ({ url = '/' }) => fileOf(root, url) });
  await app.register(fastifyStatic, { root, preCompressed: true });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, close: () => app.close() };
}

/** A page's address as its file's, whether the site writes `/page.html` or `/page/index.html`. */
function fileOf(root: string, url: string): string {
  if (url.endsWith('/') || extname(url) !== '') return url;
  return existsSync(join(root, `${url}.html`)) ? `${url}.html` : `${url}/index.html`;
}

/** The paths, of those asked for, that the other site has a page for. */
export async function pathsOfPeer(folder: string, paths: readonly string[]): Promise<string[]> {
  const has = await Promise.all(
    paths.map((path) =>
      access(join(folder, path, 'index.html')).then(
        () => true,
        () => false,
      ),
    ),
  );
  return paths.filter((_, index) => has[index]);
}

const figures = {
  FCP: ({ fcp }: Measured) => fcp,
  LCP: ({ lcp }: Measured) => lcp,
  TBT: ({ tbt }: Measured) => tbt,
  'all KB': ({ allBytes }: Measured) => allBytes / 1024,
} as const;

/** One row for each figure of a page: medians of both, and ours divided by theirs; none where one could not be measured. */
export function peerRowsOf({ path, ours, peer }: PeerRuns) {
  if (ours.runs.length === 0 || peer.runs.length === 0) return [];
  return Object.entries(figures).map(([figure, valueOf]) => {
    const mine = median(ours.runs.map(valueOf));
    const theirs = median(peer.runs.map(valueOf));
    return {
      page: path,
      figure,
      ours: Math.round(mine),
      other: Math.round(theirs),
      ratio: theirs === 0 ? '–' : (mine / theirs).toFixed(2),
    };
  });
}
