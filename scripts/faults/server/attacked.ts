import { leadDetailSchema } from '../../../src/contract/admin/leads.ts';
import { paths } from '../../../src/contract/paths.ts';
import { median } from '../../bench/results.ts';
import { timesOf } from '../../bench/server/load.ts';
import { createAttacker, type AttackName, type Counts } from './attacks/started.ts';
import type { Site } from './http.ts';
import { judge, signIn } from './inbox.ts';
import { createLedger } from './ledger.ts';
import type { Options } from './options.ts';
import type { Outcome } from './outcome.ts';
import { sendPhotos, type SentPhoto } from './photos.ts';
import type { ServerProcess } from './server-process.ts';
import { createVisitors } from './visitors.ts';

/** What a visitor may wait at most under attack, as a multiple of the time without; the rest is noise. */
const GROSS = 10;

/** As shipped, unlike in faults whose senders share an address. */
export const SHIPPED_LIMITS = { RATE_LIMIT_PER_MINUTE: '30' };

/**
 * Visitors send leads and photographs, in turns without the attack and under it. Fails if anything
 * of theirs is refused, lost or stored twice, or if their 99th percentile grows beyond noise.
 */
export async function underAttack(
  fault: AttackName,
  server: ServerProcess,
  site: Site,
  { pairs, seconds, seed }: Options,
): Promise<Outcome> {
  const ledger = createLedger();
  const visitors = createVisitors(site, ledger);
  const photos: SentPhoto[] = [];
  const refused: string[] = [];
  const over = new AbortController();
  const sending = sendPhotos(site, over.signal, {
    onStored: (photo) => photos.push(photo),
    onRefused: (status) => refused.push(status === null ? 'not answered' : `answered ${status}`),
  });
  const windows: { quiet: number[]; attacked: number[] }[] = [];
  const counts: Counts = {};
  const attacker = await createAttacker(fault, site);
  // What runs first also warms up.
  await visitors.for(seconds / 2);
  for (let pair = 1; pair <= pairs; pair += 1) {
    const quiet = await visitors.for(seconds);
    attacker.begin();
    const attacked = await visitors.for(seconds);
    for (const [status, count] of Object.entries(await attacker.end())) {
      counts[status] = (counts[status] ?? 0) + count;
    }
    windows.push({ quiet, attacked });
    console.log(`  pair ${pair}: p99 ${p99(quiet)} ms, attacked ${p99(attacked)} ms`);
  }
  over.abort();
  await attacker.leave();
  await sending;
  await visitors.finish();
  const figures = await judge(ledger, server);
  const missing = await missingPhotos(server, photos);
  const [quiet, attacked] = [
    p99(windows.flatMap((window) => window.quiet)),
    p99(windows.flatMap((window) => window.attacked)),
  ];
  const times = median(windows.map((window) => p99(window.attacked) / p99(window.quiet)));
  const { toldToWait } = figures;
  const problems = [
    ...(toldToWait > 0 ? [`visitors were refused ${toldToWait} times`] : []),
    ...refused.map((how) => `a visitor’s photograph was ${how}`),
    ...(missing > 0 ? [`${missing} acknowledged photographs are missing`] : []),
    ...(times > GROSS ? [`visitors waited ${times.toFixed(1)} times as long`] : []),
  ];
  const ratio = `${times.toFixed(1)} times, median of ${pairs} pairs`;
  const done = `${said(counts)}; visitors’ p99 ${quiet} → ${attacked} ms (${ratio}), ${photos.length} photographs`;
  return { fault, seed, done, ...figures, problems: [...problems, ...server.complaints] };
}

function p99(times: readonly number[]): number {
  return Math.round(timesOf(times).p99);
}

function said(counts: Counts): string {
  const parts = Object.entries(counts).map(([status, count]) => `${count} × ${status}`);
  return `attack answered ${parts.join(', ')}`;
}

/** Photographs that are acknowledged and not in their lead. */
async function missingPhotos(server: ServerProcess, photos: readonly SentPhoto[]): Promise<number> {
  const headers = { cookie: await signIn(server.address) };
  let missing = 0;
  for (const { leadId, hash } of photos) {
    const answer = await fetch(`${server.address}${paths.adminLeads}/${leadId}`, { headers });
    const lead = answer.ok ? leadDetailSchema.parse(await answer.json()) : null;
    if (!lead?.photos.some((photo) => photo.hash === hash)) missing += 1;
  }
  return missing;
}
