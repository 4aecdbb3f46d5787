import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import type { Site } from '../http.ts';

export const attackNames = ['pieces', 'uploads', 'bombs', 'mail'] as const;
export type AttackName = (typeof attackNames)[number];

const countsSchema = z.record(z.string(), z.number());
/** How many answers an attack got, by status. */
export type Counts = z.infer<typeof countsSchema>;

/** Starts an attack in a thread of its own; returns how to end it. */
export function startAttack(name: AttackName, site: Site): () => Promise<Counts> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { name, site },
  });
  const ended = once(worker, 'message');
  return async () => {
    worker.postMessage('stop');
    const [counts] = await ended;
    await worker.terminate();
    return countsSchema.parse(counts);
  };
}
