import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import {
  brokenRun,
  resultSchema,
  type EngineName,
  type Result,
} from '../../tests/faults/record.ts';
import type { Order } from '../../tests/faults/worker.ts';
import { folders } from '../build/paths.ts';
import { playUpTo } from './outcome.ts';

const WORKERS: Readonly<Record<EngineName, string>> = {
  chromium: 'tests/faults/worker-chromium.ts',
  firefox: 'tests/engines/faults-firefox.ts',
  webkit: 'tests/engines/faults-webkit.ts',
};
/** Longest that one run may take, in ms; then its processes are ended. */
const RUN_LIMIT_MS = 300_000;

const running = new Set<ChildProcess>();

/** Starts a process that plays what it is sent in an engine. */
export function startWorker(engine: EngineName): ChildProcess {
  const child = fork(join(folders.root, WORKERS[engine]), {
    cwd: folders.root,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  running.add(child);
  return child;
}

/** Ends a worker and all that it has started. */
export function end(child: ChildProcess): void {
  running.delete(child);
  if (child.pid === undefined || child.exitCode !== null) return;
  try {
    // A group of its own: browser and server go with it.
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It was over already.
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const child of running) end(child);
    process.exit(1);
  });
}

/** Plays jobs one after the other, in a process of its own for each engine. */
class Slot {
  #child: ChildProcess | null = null;
  #engine: EngineName | null = null;

  play(order: Order): Promise<Result> {
    const began = Date.now();
    const child = this.#worker(order.job.engine);
    return new Promise((resolve) => {
      const finish = (result: Result) => {
        clearTimeout(limit);
        child.off('message', onMessage).off('exit', onExit);
        resolve(result);
      };
      const broken = (problem: string, timedOut: boolean) => {
        this.stop();
        finish(brokenRun(order.job, problem, { tookMs: Date.now() - began, timedOut }));
      };
      const onMessage = (message: unknown) => {
        const result = resultSchema.parse(message);
        // A browser that did not answer is not used again.
        if (result.timedOut) this.stop();
        finish(result);
      };
      const onExit = () => broken('The process ended.', false);
      const limit = setTimeout(
        () => broken(`Timed out after ${RUN_LIMIT_MS} ms.`, true),
        RUN_LIMIT_MS,
      );
      child.on('message', onMessage).on('exit', onExit);
      child.send(order);
    });
  }

  stop(): void {
    if (this.#child) end(this.#child);
    this.#child = null;
  }

  #worker(engine: EngineName): ChildProcess {
    if (this.#child && this.#engine === engine && this.#child.exitCode === null) return this.#child;
    this.stop();
    const child = startWorker(engine);
    this.#child = child;
    this.#engine = engine;
    return child;
  }
}

/** Plays all orders, so many at once; each result is reported as soon as it is there. */
export async function playAll(
  orders: readonly Order[],
  { slots, tries }: { readonly slots: number; readonly tries: number },
  onResult: (result: Result, done: number) => void,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...orders];
  const work = async () => {
    const slot = new Slot();
    try {
      for (let order = waiting.shift(); order; order = waiting.shift()) {
        const current = order;
        const result = await playUpTo(tries, () => slot.play(current));
        results.push(result);
        onResult(result, results.length);
      }
    } finally {
      slot.stop();
    }
  };
  await Promise.all(Array.from({ length: slots }, work));
  return results;
}
