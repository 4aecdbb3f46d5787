import { z } from 'zod';
import type { Engine } from '../engines/engine.ts';
import { play } from './play.ts';
import { playRoads } from './roads/play.ts';
import { roadsOrderSchema, type RoadsOrder } from './roads/record.ts';
import { jobSchema } from './record.ts';
import { subjects } from './subjects.ts';

/** What a parent process asks for. */
export const orderSchema = z.object({
  job: jobSchema,
  /** Folder of the built site that is served; null for the project's own. */
  distDir: z.nullable(z.string()),
});
export type Order = z.infer<typeof orderSchema>;

type Start = () => Promise<Engine & { readonly problems?: readonly string[] }>;

/**
 * Plays what the parent process sends, one run after the other, until it lets go. `startUnsynced` starts the
 * browser without Background Sync, if it has that.
 */
export function serveOrders(start: Start, startUnsynced: Start = start): void {
  process.on('message', (message) => {
    const roads = roadsOrderSchema.safeParse(message);
    if (roads.success) void carryOutRoads(roads.data, startUnsynced);
    else void carryOut(orderSchema.parse(message), start);
  });
  process.once('disconnect', () => process.exit(0));
}

async function carryOutRoads(order: RoadsOrder, start: Start): Promise<void> {
  process.send?.(await playRoads(order, start));
}

async function carryOut({ job, distDir }: Order, start: Start): Promise<void> {
  const result = await play(job, { start, subject: subjects[job.subject], distDir });
  process.send?.(result);
}
