import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from '../../faults/server/server-process.ts';
import { createCluster } from '../../postgres/cluster.ts';
import type { EngineName } from '../options.ts';
import { fill } from './fill.ts';
import { postUntil, type Load } from './load.ts';
import { rawPostgres, rawSqlite } from './raw.ts';
import { measureReads, readUntil, type Reads } from './reads.ts';

/** How long each load lasts: long enough for what an engine does now and then, such as merging its index of words. */
const LOAD_MS = 15_000;
const SENDERS = 32;

export type Step = {
  readonly engine: EngineName;
  readonly processes: number;
  readonly stored: number;
  readonly insert: Load;
  /** Inserts while the owner looks at everything. */
  readonly meanwhile?: Load;
  readonly reads?: Reads;
};
export type ServerResults = {
  readonly steps: readonly Step[];
  readonly raw: { readonly SQLite: Load; readonly PostgreSQL: Load };
};

type Subject = {
  readonly engine: Step['engine'];
  readonly place: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly processes: readonly number[];
};

/** Measures these engines at each size: numbers of stored leads, growing. */
export async function measureServer(
  sizes: readonly number[],
  engines: readonly EngineName[],
): Promise<ServerResults> {
  const folder = await mkdtemp(join(tmpdir(), 'site-bench-'));
  const cluster = await createCluster({ durable: true });
  try {
    await cluster.start();
    const raw = {
      SQLite: await rawSqlite(folder, AbortSignal.timeout(LOAD_MS)),
      PostgreSQL: await rawPostgres(cluster.url, SENDERS, AbortSignal.timeout(LOAD_MS)),
    };
    const data = join(folder, 'data');
    const shared = { API_ONLY: 'true', MIN_FILL_MS: '0', DATA_DIR: data };
    const subjects: Subject[] = [
      { engine: 'SQLite', place: data, settings: shared, processes: [1] },
      {
        engine: 'PostgreSQL',
        place: cluster.url,
        settings: { ...shared, DATABASE_URL: cluster.url },
        processes: [1, 2, 4],
      },
    ];
    const steps: Step[] = [];
    const wanted = subjects.filter(({ engine }) => engines.includes(engine));
    for (const subject of wanted) steps.push(...(await measureSubject(subject, sizes)));
    return { steps, raw };
  } finally {
    await cluster.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureSubject(subject: Subject, sizes: readonly number[]): Promise<Step[]> {
  const steps: Step[] = [];
  for (const size of sizes) {
    console.log(`${subject.engine}: ${size} leads ...`);
    await fill(subject.place, size);
    for (const processes of subject.processes) {
      const step = await measureStep(subject, processes, size);
      console.log(`  ${processes}: ${step.insert.perSecond.toFixed(0)} leads a second`);
      if (step.reads !== undefined) console.log(`  ${mediansOf(step.reads)}`);
      steps.push(step);
    }
  }
  return steps;
}

/** What is told while the rest is measured, which takes a long time at a million leads. */
function mediansOf({ times }: Reads): string {
  return Object.entries(times)
    .map(([name, { p50 }]) => `${name} ${p50.toFixed(1)} ms`)
    .join(', ');
}

async function measureStep(
  { engine, settings }: Subject,
  processes: number,
  stored: number,
): Promise<Step> {
  const servers = Array.from({ length: processes }, () => new ServerProcess(settings));
  try {
    for (const server of servers) await server.start();
    const origins = servers.map(({ address }) => address);
    await ready(origins);
    const [first] = servers;
    const reads =
      processes === 1 && first !== undefined ? await measureReads(first, stored) : undefined;
    const insert = await postUntil(origins, SENDERS, AbortSignal.timeout(LOAD_MS));
    const step = { engine, processes, stored, insert };
    if (reads === undefined || first === undefined) return step;
    const signal = AbortSignal.timeout(LOAD_MS);
    const reading = readUntil(first, stored, signal);
    const meanwhile = await postUntil(origins, SENDERS, signal);
    await reading;
    return { ...step, reads, meanwhile };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

async function ready(origins: readonly string[]): Promise<void> {
  for (const origin of origins) {
    while (!(await fetch(`${origin}/readyz`)).ok) await new Promise(setImmediate);
  }
}
