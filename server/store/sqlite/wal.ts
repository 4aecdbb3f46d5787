import type { DatabaseSync } from 'node:sqlite';
import { z } from '#contract/zod.ts';

const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 30_000;

const checkpointRow = z.object({ busy: z.int() });

/**
 * Truncates the write-ahead log, which still contains an erased lead, as soon as no reader needs
 * it.
 */
export function createWalTruncation(database: DatabaseSync) {
  let timer: NodeJS.Timeout | undefined;

  function attempt(delay: number): void {
    clearTimeout(timer);
    if (!database.isOpen || truncated(database)) return;
    timer = setTimeout(() => attempt(Math.min(2 * delay, LONGEST_RETRY_MS)), delay);
    timer.unref();
  }

  return {
    /** Truncates the log now, or retries later until it is empty. */
    start: (): void => attempt(FIRST_RETRY_MS),
    stop: (): void => clearTimeout(timer),
  };
}

function truncated(database: DatabaseSync): boolean {
  try {
    const row = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
    return checkpointRow.parse(row).busy === 0;
  } catch {
    // A transaction of this server is in progress.
    return false;
  }
}
