import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { z } from '#contract/zod.ts';
import { isDamage } from './damage.ts';

const resultRow = z.object({ quick_check: z.string() });

/** The first fault of the file, null when there is none. */
function firstFault(file: string): string | null {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const row = database.prepare('PRAGMA quick_check(1)').get();
    const told = resultRow.parse(row).quick_check;
    return told === 'ok' ? null : told;
  } catch (error) {
    if (isDamage(error) && error instanceof Error) return error.message;
    throw error;
  } finally {
    database.close();
  }
}

parentPort?.postMessage(firstFault(z.string().parse(workerData)));
