import { finished } from 'node:stream/promises';
import { OWNER_NAME_HEADER } from '../../../src/contract/admin/leads.ts';
import { paths } from '../../../src/contract/paths.ts';
import { ask, newAgent, open } from '../../faults/server/http.ts';
import { signIn } from '../../faults/server/inbox.ts';
import type { ServerProcess } from '../../faults/server/server-process.ts';
import { words } from './leads.ts';
import { timesOf, type Times } from './load.ts';

const ROUNDS = 30;
/** Lines of an export after which its reader goes. */
const MOST_LINES = 100_000;
const SAMPLE_MS = 50;
const MIB = 1024 * 1024;

export type Csv = {
  readonly lines: number;
  readonly seconds: number;
  /** What the server had more than before, in MiB. */
  readonly grownMib: number;
};
export type Reads = { readonly times: Readonly<Record<string, Times>>; readonly csv: Csv };

const queries = (stored: number): Record<string, string> => ({
  'first page': paths.adminLeads,
  'page in the middle': `${paths.adminLeads}?cursor=${Math.floor(stored / 2)}`,
  'view: late': `${paths.adminLeads}?view=late`,
  'view: visits of the week': `${paths.adminLeads}?view=visits`,
  'view: mine': `${paths.adminLeads}?view=mine`,
  'what waits for an owner': paths.adminOverview,
  'filter without a match': `${paths.adminLeads}?state=undeliverable&formType=assessment_popup`,
  'search of a rare word': `${paths.adminLeads}?text=${words.rare}`,
  'search of a common word': `${paths.adminLeads}?text=${words.common}`,
  'analytics of 30 days': `${paths.adminAnalytics}?days=30`,
  'analytics of a year': `${paths.adminAnalytics}?days=365`,
});

/** Times what the owner looks at, one after the other, and the export. */
export async function measureReads(server: ServerProcess, stored: number): Promise<Reads> {
  const cookie = await signIn(server.address);
  const agent = newAgent(1);
  const times: Record<string, Times> = {};
  for (const [name, path] of Object.entries(queries(stored))) {
    const values: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const before = performance.now();
      const headers = { cookie, [OWNER_NAME_HEADER]: words.owner };
      const answer = await ask(server.address, agent, { method: 'GET', path, headers });
      if (answer?.status !== 200) throw new Error(`${name} returned ${answer?.status}.`);
      // The first one also loads the thread and the statement.
      if (round > 0) values.push(performance.now() - before);
    }
    times[name] = timesOf(values);
  }
  agent.destroy();
  return { times, csv: await measureCsv(server, cookie) };
}

async function measureCsv(server: ServerProcess, cookie: string): Promise<Csv> {
  const before = await server.memory();
  let most = before;
  const sampler = setInterval(() => {
    void server.memory().then((now) => (most = Math.max(most, now)));
  }, SAMPLE_MS);
  const startedAt = performance.now();
  let lines = 0;
  const file = await open(`${server.address}${paths.adminLeadsCsv}`, { cookie });
  for await (const piece of file) {
    for (const byte of Buffer.from(piece)) if (byte === 10) lines += 1;
    if (lines >= MOST_LINES) break;
  }
  clearInterval(sampler);
  return {
    lines,
    seconds: (performance.now() - startedAt) / 1000,
    grownMib: (most - before) / MIB,
  };
}

/** Looks at everything in turn, and exports it all meanwhile, until it is told to stop. */
export async function readUntil(
  server: ServerProcess,
  stored: number,
  signal: AbortSignal,
): Promise<void> {
  const cookie = await signIn(server.address);
  await Promise.all([
    lookUntil(server, Object.values(queries(stored)), cookie, signal),
    exportUntil(server, cookie, signal),
  ]);
}

async function lookUntil(
  { address }: ServerProcess,
  looks: readonly string[],
  cookie: string,
  signal: AbortSignal,
): Promise<void> {
  const agent = newAgent(1);
  while (!signal.aborted) {
    for (const path of looks)
      await ask(address, agent, { method: 'GET', path, headers: { cookie } });
  }
  agent.destroy();
}

async function exportUntil(
  { address }: ServerProcess,
  cookie: string,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const file = await open(`${address}${paths.adminLeadsCsv}`, { cookie });
    await finished(file.resume(), { signal }).catch(() => file.destroy());
  }
}
