import type { ChildProcess } from 'node:child_process';
import {
  type LeadCache,
  leadCacheSchema,
  type LeadPage,
  leadPageSchema,
  type Today,
  todaySchema,
} from '#contract/admin/leads.ts';
import {
  type Analytics,
  analyticsSchema,
  type Overview,
  overviewSchema,
} from '#contract/admin/analytics.ts';
import { z } from '#contract/zod.ts';
import { startChild, tellChild } from '../../child-process.ts';
import { StorageError } from '../storage-error.ts';
import type { Pieces } from './lead-files.ts';
import {
  answerSchema,
  type CacheQuery,
  type CsvQuery,
  type DaysQuery,
  type PageQuery,
  type ReadFrom,
  type ReadRequest,
  type Told,
} from './protocol.ts';
import type { Scope } from './views.ts';

type Waiting = { resolve: (value: unknown) => void; reject: (error: Error) => void };

/** How long the process may take to exit after its last answer, in milliseconds. */
const END_MS = 2_000;

const pieceSchema = z.nullable(z.string());

/**
 * The owner's long reads, in a process with its own connection, so that they do not delay visitors
 * who send leads. It starts with the first read, and again with the first after it ends.
 */
export function createReads(from: ReadFrom) {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | null = null;
  let lastId = 0;

  function start(): ChildProcess {
    const started = startChild(new URL('worker.ts', import.meta.url));
    started.on('message', (message) => settle(started, message));
    started.on('error', (error) => abandon(started, error));
    started.on('exit', (code, signal) =>
      abandon(started, new Error(`The process ended with ${signal ?? code}.`)),
    );
    tellChild(started, { kind: 'open', from } satisfies Told);
    return started;
  }

  function settle(answering: ChildProcess, message: unknown): void {
    const { data: answer, error } = answerSchema.safeParse(message);
    if (answer === undefined) {
      abandon(answering, error);
      return void answering.kill('SIGKILL');
    }
    if (answer.kind === 'unopened') return abandon(answering, new Error(answer.message));
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (answer.kind === 'value') asked?.resolve(answer.value);
    else asked?.reject(new StorageError(answer.message));
  }

  function abandon(ended: ChildProcess, cause: Error): void {
    if (child !== ended) return;
    child = null;
    const all = [...waiting.values()];
    waiting.clear();
    for (const { reject } of all)
      reject(new StorageError('The reading process failed.', { cause }));
  }

  function ask(request: ReadRequest): Promise<unknown> {
    child ??= start();
    const asked = child;
    return new Promise((resolve, reject) => {
      waiting.set(request.id, { resolve, reject });
      tellChild(asked, request);
    });
  }

  function nextId(): number {
    lastId += 1;
    return lastId;
  }

  async function* pieces(kind: 'csv' | 'json', query: CsvQuery): Pieces {
    const id = nextId();
    await ask({ kind, id, query });
    try {
      for (;;) {
        const piece = pieceSchema.parse(await ask({ kind: 'next', id }));
        if (piece === null) return;
        yield piece;
      }
    } finally {
      if (child !== null) void ask({ kind: 'cancel', id }).catch(() => undefined);
    }
  }

  return {
    /** One page of the inbox. */
    page: async (query: PageQuery): Promise<LeadPage> =>
      leadPageSchema.parse(await ask({ kind: 'page', id: nextId(), query })),
    /** Figures about the leads that first arrived in these days. */
    analytics: async (query: DaysQuery): Promise<Analytics> =>
      analyticsSchema.parse(await ask({ kind: 'analytics', id: nextId(), query })),
    /** What the admin caches for reading offline. */
    cache: async (query: CacheQuery): Promise<LeadCache> =>
      leadCacheSchema.parse(await ask({ kind: 'cache', id: nextId(), query })),
    /** What to do on a day (YYYY-MM-DD, of the firm's calendar). */
    today: async (day: string): Promise<Today> =>
      todaySchema.parse(await ask({ kind: 'today', id: nextId(), day })),
    /** What waits for an owner, with the share of these days' leads that was sent offline. */
    overview: async (scope: Scope, days: DaysQuery): Promise<Overview> =>
      overviewSchema.parse(await ask({ kind: 'overview', id: nextId(), scope, days })),
    /** The matching leads as pieces of a CSV file, each read on demand. */
    csv: (query: CsvQuery): Pieces => pieces('csv', query),
    /** The same as a JSON file, with history. */
    json: (query: CsvQuery): Pieces => pieces('json', query),
    /** Lets the process close its connection and exit; does not wait long for reads in progress. */
    async stop(): Promise<void> {
      if (child === null) return;
      const ending = child;
      const ended = new Promise((resolve) => ending.once('exit', resolve));
      tellChild(ending, { kind: 'end' } satisfies Told);
      const late = setTimeout(() => ending.kill('SIGKILL'), END_MS);
      await ended;
      clearTimeout(late);
    },
  };
}
