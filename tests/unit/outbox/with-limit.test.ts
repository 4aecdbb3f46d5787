import { expect, test } from 'vitest';
import { withLimit } from '#outbox/with-limit.ts';

const HOUR_MS = 3_600_000;

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
  const { signal } = new AbortController();
  expect(await ended(withLimit(signal, 1))).toMatchObject({ name: 'TimeoutError' });
});
