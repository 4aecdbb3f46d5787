import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STORAGE_LIMIT_MS, StorageTimeoutError, withTimeLimit } from '#outbox/time-limit.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('work that answers in time gives its value, and leaves no timer behind', async () => {
  await expect(withTimeLimit(Promise.resolve(7))).resolves.toBe(7);
  expect(vi.getTimerCount()).toBe(0);
});

test('work that fails in time fails with its own error, and leaves no timer behind', async () => {
  await expect(withTimeLimit(Promise.reject(new Error('its own')))).rejects.toThrow('its own');
  expect(vi.getTimerCount()).toBe(0);
});

test('work that is silent is given up at the limit, not before', async () => {
  const settled = vi.fn<(error: unknown) => void>();
  void withTimeLimit(new Promise(() => undefined)).catch(settled);
  await vi.advanceTimersByTimeAsync(STORAGE_LIMIT_MS - 1);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith(expect.any(StorageTimeoutError));
});

test('work that fails after it was given up is no unhandled rejection', async () => {
  let fail = (): void => undefined;
  const work = new Promise<never>((_resolve, reject) => {
    fail = () => reject(new Error('too late'));
  });
  const limited = withTimeLimit(work, 5).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(5);
  fail();
  expect(await limited).toBeInstanceOf(StorageTimeoutError);
});
