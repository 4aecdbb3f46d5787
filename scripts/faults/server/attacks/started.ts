import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import type { Site } from '../http.ts';

export const attackNames = ['pieces', 'uploads', 'bombs', 'mail'] as const;
export type AttackName = (typeof attackNames)[number];

const countsSchema = z.record(z.string(), z.number());
/** How many answers an attack got, by status. */
export type Counts = z.infer<typeof countsSchema>;

/** An attacker in a thread of its own, which is loaded when this resolves, and waits. */
export async function createAttacker(name: AttackName, site: Site) {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { name, site },
  });
  await once(worker, 'message');
  return {
    begin: (): void => worker.postMessage('begin'),
    /** Resolves when the attack is over. */
    async end(): Promise<Counts> {
      const ended = once(worker, 'message');
      worker.postMessage('end');
      const [counts] = await ended;
      return countsSchema.parse(counts);
    },
    leave: () => worker.terminate(),
  };
}
