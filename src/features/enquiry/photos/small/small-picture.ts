import { makeSmall } from './make-small.ts';
import { smallResultSchema, type SmallResult } from './result.ts';

let last: Promise<unknown> = Promise.resolve();

/**
 * Makes a picked file small, off the main thread where the browser can draw there; one file after the
 * other, each in a worker of its own, which gives its memory back. Never rejects.
 */
export function smallPicture(file: Blob): Promise<SmallResult> {
  const mine = last.then(() => (drawsInWorkers() ? inWorker(file) : inPage(file)));
  last = mine;
  return mine;
}

function drawsInWorkers(): boolean {
  return typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined';
}

function inPage(file: Blob): Promise<SmallResult> {
  return makeSmall(file).catch((): SmallResult => ({ kind: 'problem', problem: 'broken' }));
}

async function inWorker(file: Blob): Promise<SmallResult> {
  const worker = new Worker(new URL('worker.ts', import.meta.url), { type: 'module' });
  try {
    return await answerOf(worker, file);
  } catch {
    // Its code can't be had, as in the middle of an update, or it can't draw.
    return await inPage(file);
  } finally {
    worker.terminate();
  }
}

function answerOf(worker: Worker, file: Blob): Promise<SmallResult> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('error', reject);
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const result = smallResultSchema.safeParse(data);
      if (result.success) resolve(result.data);
      else reject(result.error);
    });
    worker.postMessage(file);
  });
}
