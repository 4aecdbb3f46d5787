import { afterEach, expect, test, vi } from 'vitest';
import { withOutboxLock } from '#outbox/lock.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Holds the lock until it is told to let go. */
async function holdLock(): Promise<() => void> {
  return new Promise((held) => {
    void navigator.locks.request(
      'lead-outbox',
      () => new Promise<void>((free) => held(() => free())),
    );
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

test('a holder that hangs is waited for, then leases alone must do', async () => {
  const letGo = await holdLock();
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(10));
  expect(await withOutboxLock(async (exclusive) => exclusive)).toBe(false);
  letGo();
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
