const LOCK_NAME = 'lead-outbox';
/** How long to wait for another drainer before relying on leases alone, in milliseconds. */
const LOCK_WAIT_MS = 45_000;

/**
 * Runs work under the one Web Lock that page tabs and worker share. `exclusive` is false where the
 * browser has no Web Locks, or when the holder hangs: then leases alone keep drainers apart.
 */
export async function withOutboxLock<T>(work: (exclusive: boolean) => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return work(false);
  let started = false;
  try {
    return await locks.request(LOCK_NAME, { signal: AbortSignal.timeout(LOCK_WAIT_MS) }, () => {
      started = true;
      return work(true);
    });
  } catch (error) {
    if (started) throw error;
    return work(false);
  }
}
