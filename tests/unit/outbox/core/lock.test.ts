import { afterEach, expect, test, vi } from 'vitest';
import { LockLostError, withOutboxLock } from '#outbox/core/lock.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Holds the lock until it is told to release it. */
async function holdLock(): Promise<() => void> {
  return new Promise((held) => {
    navigator.locks
      .request('lead-outbox', () => new Promise<void>((free) => held(() => free())))
      // Another may take it.
      .catch(() => undefined);
  });
}

test('two at once run one after the other, each alone', async () => {
  const order: string[] = [];
  const work = (name: string) => async (exclusive: boolean) => {
    order.push(`${name} begins ${exclusive}`);
    await new Promise(setImmediate);
    order.push(`${name} ends`);
  };
  await Promise.all([withOutboxLock(work('first')), withOutboxLock(work('second'))]);
  expect(order).toEqual(['first begins true', 'first ends', 'second begins true', 'second ends']);
});

test('an error of the work is passed on, and the lock is free again', async () => {
  const failing = withOutboxLock(async () => {
    throw new Error('of the work');
  });
  await expect(failing).rejects.toThrow('of the work');
  expect(await withOutboxLock(async (exclusive) => exclusive)).toBe(true);
});

test('the work runs once even when it fails', async () => {
  const work = vi.fn<() => Promise<void>>(async () => {
    throw new DOMException('of the work', 'AbortError');
  });
  await expect(withOutboxLock(work)).rejects.toThrow('of the work');
  expect(work).toHaveBeenCalledTimes(1);
});

/** Whoever waits for the lock loses patience soon. */
function givenShortPatience(): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(10));
}

/** Whether nobody holds the lock. */
function isFree(): Promise<boolean> {
  return navigator.locks.request('lead-outbox', { ifAvailable: true }, (lock) => lock !== null);
}

test('the lock of a holder that hangs is taken over; what it may still be sending is left to leases', async () => {
  void holdLock();
  givenShortPatience();
  const seen = await withOutboxLock(async (exclusive) => ({ exclusive, free: await isFree() }));
  expect(seen).toEqual({ exclusive: false, free: false });
  expect(await isFree()).toBe(true);
});

test('a holder whose lock was taken is told, and relies on it no more', async () => {
  const { promise: working, resolve: work } = Promise.withResolvers<AbortSignal>();
  const hanging = withOutboxLock((_exclusive, signal) => {
    work(signal);
    return new Promise<never>(() => undefined);
  });
  const signal = await working;
  givenShortPatience();
  expect(await withOutboxLock(async () => 'taken over')).toBe('taken over');
  await expect(hanging).rejects.toBeInstanceOf(LockLostError);
  expect(signal.aborted).toBe(true);
});

test('without Web Locks the work runs, not exclusively', async () => {
  vi.stubGlobal('navigator', {});
  expect(await withOutboxLock(async (exclusive) => exclusive)).toBe(false);
});

test('where Web Locks are refused the work runs, not exclusively', async () => {
  const request = async () => {
    throw new DOMException('an opaque origin', 'SecurityError');
  };
  vi.stubGlobal('navigator', { locks: { request } });
  expect(await withOutboxLock(async (exclusive) => exclusive)).toBe(false);
});
