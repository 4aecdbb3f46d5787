// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { errorLog } from '#features/error-log/log-store.ts';
import { startErrorLog } from '#features/error-log/capture.ts';

const rejection = (reason: unknown) =>
  Object.assign(new Event('unhandledrejection', { cancelable: true }), {
    reason,
    promise: Promise.resolve(),
  });

test('what came before the log was there is recorded with what comes later, each once', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  const handled = rejection(new Error('dealt with'));
  handled.preventDefault();
  startErrorLog([
    new ErrorEvent('error', { error: new TypeError('early wall') }),
    rejection(new Error('early promise')),
    handled,
  ]);
  startErrorLog([]);
  dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  await vi.waitFor(() => expect(errorLog()).toHaveLength(3));
  expect(errorLog().map(({ severity, message }) => [severity, message])).toEqual([
    ['high', 'Error: Script error.'],
    ['medium', 'Error: early promise'],
    ['high', 'TypeError: early wall'],
  ]);
  vi.unstubAllGlobals();
});
