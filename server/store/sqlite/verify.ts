import { Worker } from 'node:worker_threads';
import { z } from '#contract/zod.ts';

/**
 * Looks through every page of a database file, in a thread of its own, since a large file takes
 * long. Resolves with what is wrong, or null.
 */
export function verifyDatabase(file: string): Promise<string | null> {
  const worker = new Worker(new URL('verify-worker.ts', import.meta.url), { workerData: file });
  worker.unref();
  return new Promise((resolve, reject) => {
    worker.once('message', (told) => resolve(z.nullable(z.string()).parse(told)));
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the check of the database was broken off')));
  });
}
