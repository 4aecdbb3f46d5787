import { Worker } from 'node:worker_threads';
import { leadPageSchema } from '#contract/office/admin.ts';
import { analyticsSchema } from '#contract/office/analytics.ts';
import { leadCopySchema, type LeadCopy } from '#contract/office/lead-copy.ts';
import type { LeadPage } from '#contract/office/admin.ts';
import type { Analytics } from '#contract/office/analytics.ts';
import { overviewSchema, type Overview } from '#contract/office/overview.ts';
import { z } from '#contract/zod.ts';
import type { ReadFrom } from '../engine.ts';
import { StorageError } from '../storage-error.ts';
import {
  answerSchema,
  type CopyQuery,
  type CsvQuery,
  type DaysQuery,
  type PageQuery,
  type ReadRequest,
} from './protocol.ts';
import type { Scope } from './views.ts';

type Waiting = { resolve: (value: unknown) => void; reject: (error: Error) => void };

/** Milliseconds that the thread has to end by itself: broken off, it may be inside the database. */
const END_MS = 2_000;

const pieceSchema = z.nullable(z.string());

/**
 * The owner's long reads, run in a thread with a connection of its own, so that they hold up nobody
 * who sends a lead. The thread starts with the first of them.
 */
export function createReads(from: ReadFrom) {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let lastId = 0;

  function start(): Worker {
    const started = new Worker(new URL('worker.ts', import.meta.url), { workerData: from });
    started.unref();
    started.on('message', (message) => settle(message));
    started.on('error', (error) => abandon(started, error));
    started.on('exit', () => abandon(started, new Error('the reading thread has ended')));
    return started;
  }

  function settle(message: unknown): void {
    const answer = answerSchema.parse(message);
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (answer.kind === 'value') asked?.resolve(answer.value);
    else asked?.reject(new StorageError(answer.message));
  }

  function abandon(ended: Worker, cause: unknown): void {
    if (worker !== ended) return;
    worker = null;
    const all = [...waiting.values()];
    waiting.clear();
    for (const { reject } of all) reject(new StorageError('The reading thread failed.', { cause }));
  }

  function ask(request: ReadRequest): Promise<unknown> {
    worker ??= start();
    const asked = worker;
    return new Promise((resolve, reject) => {
      waiting.set(request.id, { resolve, reject });
      asked.postMessage(request);
    });
  }

  function nextId(): number {
    lastId += 1;
    return lastId;
  }

  return {
    /** One page of the inbox. */
    page: async (query: PageQuery): Promise<LeadPage> =>
      leadPageSchema.parse(await ask({ kind: 'page', id: nextId(), query })),
    /** Figures about the leads that first arrived in these days. */
    analytics: async (query: DaysQuery): Promise<Analytics> =>
      analyticsSchema.parse(await ask({ kind: 'analytics', id: nextId(), query })),
    /** What an owner reads without network. */
    copy: async (query: CopyQuery): Promise<LeadCopy> =>
      leadCopySchema.parse(await ask({ kind: 'copy', id: nextId(), query })),
    /** What waits for an owner, with the share of these days that was sent without signal. */
    overview: async (scope: Scope, days: DaysQuery): Promise<Overview> =>
      overviewSchema.parse(await ask({ kind: 'overview', id: nextId(), scope, days })),
    /** The leads that match as the pieces of a CSV file; each is read when it is asked for. */
    async *csv(query: CsvQuery): AsyncGenerator<string, void, undefined> {
      const id = nextId();
      await ask({ kind: 'csv', id, query });
      try {
        for (;;) {
          const piece = pieceSchema.parse(await ask({ kind: 'next', id }));
          if (piece === null) return;
          yield piece;
        }
      } finally {
        if (worker !== null) void ask({ kind: 'cancel', id }).catch(() => undefined);
      }
    },
    /** Has the thread close its connection and end; a read that is under way is not waited for long. */
    async stop(): Promise<void> {
      if (worker === null) return;
      const ending = worker;
      const ended = new Promise((resolve) => ending.once('exit', resolve));
      ending.postMessage({ kind: 'end', id: nextId() } satisfies ReadRequest);
      const late = setTimeout(() => void ending.terminate(), END_MS);
      await ended;
      clearTimeout(late);
    },
  };
}
