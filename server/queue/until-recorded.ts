import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/** First retry soon, while no other server can claim the attempt. */
const FIRST_MS = 500;
const LONGEST_MS = 30_000;

/**
 * Records the outcome of an attempt, retrying until it succeeds: an unrecorded attempt still looks
 * due and would be made again.
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
