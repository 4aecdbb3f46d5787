// @vitest-environment jsdom
import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectHost } from '#components/toast/toasts.tsx';
import { adminApp } from '#content/admin/app.ts';
import { CallError } from '#features/admin/api/call.ts';
import { queryClient, useRemote } from '#features/admin/api/queries.ts';
import { signInWith } from '#features/admin/session/session.ts';

const ready = (value: string) => ({ status: 'ready', value });
const FAILED = { status: 'failed' };
const notHad = () => Promise.reject(new CallError('unreachable', 'Away.'));
const gone = () => Promise.reject(new CallError('not_found', 'Gone.'));

// A toast waits for others like it, which one test has from another.
configure({ asyncUtilTimeout: 10_000 });

const told: string[] = [];
let disconnect: () => void;

beforeEach(async () => {
  told.length = 0;
  disconnect = connectHost(({ message }) => told.push(message.title));
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ signedIn: true, expiresAt: null })));
  await signInWith({ password: 'a password' });
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  disconnect();
  vi.unstubAllGlobals();
});

let hooks = 0;

/** A hook over a query that loads `value`, until its mock is told otherwise. */
async function shown(value: string) {
  const key = `query-${(hooks += 1)}`;
  const load = vi.fn<(signal: AbortSignal) => Promise<string>>(() => Promise.resolve(value));
  const hook = renderHook(({ of, loader }) => useRemote([key, of], loader), {
    initialProps: { of: 'one', loader: load },
  });
  await waitFor(() => expect(hook.result.current.remote).toEqual(ready(value)));
  return { load, ...hook };
}

test('what could not be read again stays, and one toast says so', async () => {
  const one = await shown('one');
  const two = await shown('two');
  for (const { load, result } of [one, two]) {
    load.mockImplementation(notHad);
    act(() => result.current.reload());
  }
  await waitFor(() => expect(told).toEqual([adminApp.notRefreshed.title]));
  expect(one.result.current.remote).toEqual(ready('one'));
  expect(two.result.current.remote).toEqual(ready('two'));
});

test('what a change has brought stays too', async () => {
  const { load, result } = await shown('before');
  load.mockImplementation(notHad);
  act(() => {
    result.current.replace('changed');
    result.current.reload();
  });
  await waitFor(() => expect(told).toHaveLength(1));
  expect(result.current.remote).toEqual(ready('changed'));
});

test('what is gone does not stay', async () => {
  const { load, result } = await shown('one');
  load.mockImplementation(gone);
  act(() => result.current.reload());
  await waitFor(() => expect(result.current.remote).toEqual(FAILED));
});

test('what was on show does not stand for something else that could not be loaded', async () => {
  const { result, rerender } = await shown('of seven days');
  rerender({ of: 'other', loader: vi.fn(notHad) });
  await waitFor(() => expect(result.current.remote).toEqual(FAILED));
  expect(told).toEqual([]);
});

test('a retry shows that it loads, not the data of before', async () => {
  const { load, result, rerender } = await shown('of seven days');
  load.mockImplementation(notHad);
  rerender({ of: 'other', loader: load });
  await waitFor(() => expect(result.current.remote).toEqual(FAILED));
  load.mockImplementation(() => new Promise(() => undefined));
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.remote).toEqual({ status: 'loading' }));
});
