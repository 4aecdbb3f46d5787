import { tryTo } from '#lib/browser.ts';
import { z } from '#contract/zod.ts';
import { BEGUN, makeSmall, pictureProblems, type SmallOutcome } from './make-small.ts';

/** The worker's reply: a message, so it is checked like anything from outside. */
const replySchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('small'),
    bytes: z.instanceof(ArrayBuffer),
    hash: z.string(),
    thumbnail: z.string(),
  }),
  z.object({ kind: z.literal('problem'), problem: z.enum(pictureProblems) }),
]);

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
export function smallPicture(file: Blob): Promise<SmallOutcome> {
  const mine = last.then(async () => (await inWorker(file)) ?? (await inPage(file)));
  last = mine;
  return mine;
}

function drawsInWorkers(): boolean {
  const hasWorkers = tryTo(() => typeof Worker !== 'undefined', false);
  return !isSilent && hasWorkers && typeof OffscreenCanvas !== 'undefined';
}

function inPage(file: Blob): Promise<SmallOutcome> {
  return makeSmall(file).catch((): SmallOutcome => ({ kind: 'problem', problem: 'broken' }));
}

/** Null if no worker can draw, or its code is unavailable, as in the middle of an update. */
async function inWorker(file: Blob): Promise<SmallOutcome | null> {
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

function answerOf(worker: Worker, file: Blob): Promise<SmallOutcome> {
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
      const reply = replySchema.safeParse(data);
      if (reply.success) resolve(reply.data);
      else reject(reply.error);
    });
    worker.postMessage(file);
  });
}
