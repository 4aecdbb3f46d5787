import { DatabaseSync } from 'node:sqlite';
import { z } from '#contract/zod.ts';
import { liveWithParent, tellParent } from '../../child-process.ts';
import { isDamage } from './damage.ts';
import type { Verified } from './verified.ts';

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

function verify(file: string): Verified {
  try {
    return { kind: 'fault', fault: firstFault(file) };
  } catch (error) {
    return { kind: 'failure', message: error instanceof Error ? error.message : 'unknown' };
  }
}

liveWithParent();
process.once('message', (file) => {
  void tellParent(verify(z.string().parse(file))).then(() => process.exit());
});
