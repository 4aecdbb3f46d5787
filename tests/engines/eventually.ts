import { setTimeout as wait } from 'node:timers/promises';
import { LIMIT_MS } from './engine.ts';

const LOOK_AGAIN_MS = 100;

/** Waits until something is so; fails with its name, and the last error, after the limit. */
export async function eventually(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + LIMIT_MS;
  let last: unknown = 'it stayed false';
  while (Date.now() < deadline) {
    try {
      if (await isSo()) return;
    } catch (error) {
      // A page that is just being left can't be read.
      last = error;
    }
    await wait(LOOK_AGAIN_MS);
  }
  throw new Error(`not in ${LIMIT_MS} ms: ${what}`, { cause: last });
}
