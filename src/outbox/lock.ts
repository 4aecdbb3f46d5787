import { onFreeze } from './freeze.ts';

const LOCK_NAME = 'lead-outbox';
/** How long to wait for another drainer before relying on leases alone, in milliseconds. */
const LOCK_WAIT_MS = 45_000;

/** The page was frozen in the middle of the work; the lock is free. */
export class FrozenError extends Error {
  override readonly name = 'FrozenError';
}

/** Work under the lock. Once `signal` is aborted the lock is lost: nothing more may rely on it. */
export type LockedWork<T> = (exclusive: boolean, signal: AbortSignal) => Promise<T>;

/**
 * Runs work under the one Web Lock that page tabs and worker share. `exclusive` is false where the
 * browser has no Web Locks, or when the holder hangs: then leases alone keep drainers apart. Rejects
 * with a FrozenError, the lock given back, when the page goes into the back/forward cache.
 */
export async function withOutboxLock<T>(work: LockedWork<T>): Promise<T> {
  const locks: LockManager | undefined = navigator.locks;
  const alone = () => untilFrozen((signal) => work(false, signal));
  if (!locks) return alone();
  let started = false;
  try {
    return await locks.request(LOCK_NAME, { signal: AbortSignal.timeout(LOCK_WAIT_MS) }, () => {
      started = true;
      return untilFrozen((signal) => work(true, signal));
    });
  } catch (error) {
    if (started) throw error;
    return alone();
  }
}

async function untilFrozen<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const lost = new AbortController();
  let stop: () => void = () => undefined;
  const frozen = new Promise<never>((_resolve, reject) => {
    stop = onFreeze(() => {
      const error = new FrozenError('the page was frozen');
      lost.abort(error);
      reject(error);
    });
  });
  try {
    return await Promise.race([work(lost.signal), frozen]);
  } finally {
    stop();
  }
}
