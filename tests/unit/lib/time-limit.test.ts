import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TimeLimitError, withLimit, withTimeLimit } from '#lib/time-limit.ts';

const LIMIT_MS = 4_000;
const HOUR_MS = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('work that answers in time gives its value, and leaves no timer behind', async () => {
  await expect(withTimeLimit(Promise.resolve(7), LIMIT_MS)).resolves.toBe(7);
  expect(vi.getTimerCount()).toBe(0);
});

test('work that fails in time fails with its own error, and leaves no timer behind', async () => {
  await expect(withTimeLimit(Promise.reject(new Error('its own')), LIMIT_MS)).rejects.toThrow(
    'its own',
  );
  expect(vi.getTimerCount()).toBe(0);
});

test('work that is silent is given up at the limit, not before', async () => {
  const settled = vi.fn<(error: unknown) => void>();
  void withTimeLimit(new Promise(() => undefined), LIMIT_MS).catch(settled);
  await vi.advanceTimersByTimeAsync(LIMIT_MS - 1);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith(expect.any(TimeLimitError));
});

test('work that fails after it was given up is no unhandled rejection', async () => {
  let fail = (): void => undefined;
  const work = new Promise<never>((_resolve, reject) => {
    fail = () => reject(new Error('too late'));
  });
  const limited = withTimeLimit(work, 5).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(5);
  fail();
  expect(await limited).toBeInstanceOf(TimeLimitError);
});

const ended = (signal: AbortSignal) =>
  new Promise<unknown>((resolve) => {
    signal.addEventListener('abort', () => resolve(signal.reason));
  });

test('what is called off is called off for the same reason', () => {
  const caller = new AbortController();
  const signal = withLimit(caller.signal, HOUR_MS);
  expect(signal.aborted).toBe(false);
  caller.abort('the visitor has left');
  expect(signal.reason).toBe('the visitor has left');
});

test('what was called off before is so at once', () => {
  expect(withLimit(AbortSignal.abort('too late'), HOUR_MS).reason).toBe('too late');
});

test('after its time it is over, as a timeout', async () => {
  vi.useRealTimers();
  const { signal } = new AbortController();
  expect(await ended(withLimit(signal, 1))).toMatchObject({ name: 'TimeoutError' });
});
