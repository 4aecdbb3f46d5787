import { webLocks } from '#lib/browser.ts';
import { onFreeze } from './freeze.ts';

const LOCK_NAME = 'lead-outbox';

/**
 * How long to wait for another drainer, in milliseconds. A healthy drainer releases the lock well
 * before that (HOLD_MS in leads/drain.ts and photos/drain.ts); one that holds it longer is hung, and its
 * lock is stolen.
 */
const LOCK_WAIT_MS = 45_000;

/**
 * The lock was lost before the work was done: the page was frozen, or the work hung and another
 * drainer stole the lock.
 */
export class LockLostError extends Error {
  override readonly name = 'LockLostError';
}

/**
 * Work under the lock. Once `signal` is aborted the lock is lost, and the work must not rely on it.
 */
type LockedWork<T> = (exclusive: boolean, signal: AbortSignal) => Promise<T>;

/**
 * Runs work under the Web Lock of this name, shared by all tabs and the worker. `exclusive` is
 * false when another drainer may still be sending: the browser has no Web Locks, or the lock was
 * stolen from a hung holder; leases then keep the two apart. Rejects with a LockLostError when the
 * page enters the back/forward cache or the lock is stolen from this holder.
 */
export async function withOutboxLock<T>(work: LockedWork<T>, name: string = LOCK_NAME): Promise<T> {
  const locks = webLocks();
  let started = false;
  const run = (exclusive: boolean) => (signal: AbortSignal) => {
    started = true;
    return work(exclusive, signal);
  };
  const withoutLock = () => untilLost(run(false), new AbortController());
  if (!locks) return withoutLock();
  try {
    return await holding(locks, name, { signal: AbortSignal.timeout(LOCK_WAIT_MS) }, run(true));
  } catch (error) {
    if (started) throw error;
    // Where locks are refused, as in an opaque origin, leases alone keep drainers apart.
    return isTimeout(error) ? holding(locks, name, { steal: true }, run(false)) : withoutLock();
  }
}

async function holding<T>(
  locks: LockManager,
  name: string,
  options: LockOptions,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const lost = new AbortController();
  let state: 'waiting' | 'held' | 'over' = 'waiting';
  const isHeld = () => state === 'held';
  try {
    return await locks.request(name, options, () => {
      state = 'held';
      return untilLost(work, lost).finally(() => (state = 'over'));
    });
  } catch (error) {
    if (!isHeld()) throw error;
    // Rejected while the work is running: another drainer has stolen the lock.
    const taken = new LockLostError('Outbox lock was taken by another page or worker');
    lost.abort(taken);
    throw taken;
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}

/** Runs work whose signal aborts, and whose promise rejects, as soon as the lock is lost. */
async function untilLost<T>(
  work: (signal: AbortSignal) => Promise<T>,
  lost: AbortController,
): Promise<T> {
  const { signal } = lost;
  const loss = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  const stop = onFreeze(() =>
    lost.abort(new LockLostError('Released the outbox lock: the page was frozen')),
  );
  try {
    return await Promise.race([work(signal), loss]);
  } finally {
    stop();
  }
}
