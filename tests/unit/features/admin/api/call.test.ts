import { expect, it, vi } from 'vitest';
import { sessionSchema } from '#contract/admin/session.ts';
import { call, CallError, command } from '#features/admin/api/call.ts';

function answering(answer: () => Promise<Response>) {
  const fetcher = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', fetcher);
  return fetcher;
}

const reasonOf = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => null,
    (failure: unknown) => failure,
  );
  return error instanceof CallError ? error.reason : error;
};

it('hands over an answer that keeps to the contract', async () => {
  answering(async () => Response.json({ signedIn: false, expiresAt: null }));
  expect(await call(sessionSchema, '/api/admin/session')).toEqual({
    signedIn: false,
    expiresAt: null,
  });
});

it('names the refusal of the server by its code', async () => {
  answering(async () =>
    Response.json({ error: { code: 'wrong_password', message: 'No.' } }, { status: 401 }),
  );
  expect(await reasonOf(call(sessionSchema, '/api/admin/session'))).toBe('wrong_password');
});

it('tells a static host, which answers with a page, from the server', async () => {
  answering(async () => new Response('<!doctype html>', { status: 404 }));
  expect(await reasonOf(call(sessionSchema, '/api/admin/session'))).toBe('no_server');
  answering(async () => new Response('<!doctype html>'));
  expect(await reasonOf(call(sessionSchema, '/api/admin/session'))).toBe('no_server');
});

it('tells a proxy whose server is away from a host that has none', async () => {
  answering(async () => new Response('<!doctype html>', { status: 502 }));
  expect(await reasonOf(call(sessionSchema, '/api/admin/session'))).toBe('unreachable');
  expect(await reasonOf(command('/api/admin/session', { method: 'DELETE' }))).toBe('unreachable');
});

it('takes no answer for an answer of another shape', async () => {
  answering(async () => Response.json({ signedIn: 'perhaps' }));
  expect(await reasonOf(call(sessionSchema, '/api/admin/session'))).toBe('no_server');
});

it('says that nobody answers when the network fails', async () => {
  answering(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await reasonOf(command('/api/admin/session', { method: 'DELETE' }))).toBe('unreachable');
});

it('sends a body as JSON, to this site only', async () => {
  const fetcher = answering(async () => new Response(null, { status: 204 }));
  await command('/api/admin/errors/1', { method: 'PATCH', body: { resolved: true } });
  expect(fetcher).toHaveBeenCalledWith(
    '/api/admin/errors/1',
    expect.objectContaining({
      method: 'PATCH',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: '{"resolved":true}',
    }),
  );
});

it.each([
  ['a change', 60_000, () => command('/api/admin/leads/1', { method: 'PATCH', body: {} })],
  [
    'a question that a page no longer shown would end',
    15_000,
    () => call(sessionSchema, '/api/admin/session', { signal: new AbortController().signal }),
  ],
])('gives up %s that is never answered, so that it can be made again', async (_what, ms, made) => {
  vi.useFakeTimers();
  try {
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      return new Promise((__, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    });
    const reason = reasonOf(made());
    await vi.advanceTimersByTimeAsync(ms);
    expect(await reason).toBe('unreachable');
  } finally {
    vi.useRealTimers();
  }
});
