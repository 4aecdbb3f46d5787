import { tryTo } from '#lib/browser.ts';
import { BEGUN } from './begun.ts';
import { makeSmall } from './make-small.ts';
import { smallResultSchema, type SmallResult } from './result.ts';

let last: Promise<unknown> = Promise.resolve();

/**
 * How long a worker may take to start, in milliseconds: on some connections neither its code nor an
 * error arrives.
 */
const WORKER_LIMIT_MS = 10_000;
/** Whether a worker has taken longer: then no other is started. */
let isSilent = false;

/**
 * Compresses a picked file, off the main thread where the browser supports it; one file at a time,
 * each in a worker of its own, which frees its memory. Never rejects.
 */
export function smallPicture(file: Blob): Promise<SmallResult> {
  const mine = last.then(async () => (await inWorker(file)) ?? (await inPage(file)));
  last = mine;
  return mine;
}

function drawsInWorkers(): boolean {
  const hasWorkers = tryTo(() => typeof Worker !== 'undefined', false);
  return !isSilent && hasWorkers && typeof OffscreenCanvas !== 'undefined';
}

function inPage(file: Blob): Promise<SmallResult> {
  return makeSmall(file).catch((): SmallResult => ({ kind: 'problem', problem: 'broken' }));
}

/** Null if no worker can draw, or its code is unavailable, as in the middle of an update. */
async function inWorker(file: Blob): Promise<SmallResult | null> {
  if (!drawsInWorkers()) return null;
  const worker = tryTo(
    () => new Worker(new URL('worker.ts', import.meta.url), { type: 'module' }),
    null,
  );
  if (worker === null) return null;
  try {
    return await answerOf(worker, file);
  } catch {
    return null;
  } finally {
    worker.terminate();
  }
}

function answerOf(worker: Worker, file: Blob): Promise<SmallResult> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => {
      isSilent = true;
      reject(new Error('Photo worker did not start in time'));
    }, WORKER_LIMIT_MS);
    worker.addEventListener('error', (event) => {
      clearTimeout(limit);
      reject(event);
    });
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      clearTimeout(limit);
      if (data === BEGUN) return;
      const result = smallResultSchema.safeParse(data);
      if (result.success) resolve(result.data);
      else reject(result.error);
    });
    worker.postMessage(file);
  });
}
