import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/** An attempt that could not be recorded is recorded soon, while no other server may make it. */
const FIRST_MS = 500;
const LONGEST_MS = 30_000;

/**
 * Records what an attempt came to, again and again until it is recorded: without a record it still
 * looks due, and would be made a second time.
 */
export async function untilRecorded(
  record: () => Promise<void>,
  { log, signal, complaint }: { log: FastifyBaseLogger; signal: AbortSignal; complaint: string },
): Promise<void> {
  for (let delay = FIRST_MS; ; delay = Math.min(2 * delay, LONGEST_MS)) {
    try {
      return await record();
    } catch (error) {
      log.error(error, complaint);
      await pause(delay, undefined, { signal, ref: false });
    }
  }
}
