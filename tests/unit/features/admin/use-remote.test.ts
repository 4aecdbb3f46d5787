// @vitest-environment jsdom
import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectHost } from '#components/toast/toasts.ts';
import { adminApp } from '#content/admin/app.ts';
import { CallError } from '#features/admin/api/call.ts';
import { useRemote } from '#features/admin/api/use-remote.ts';
import { signInWith } from '#features/admin/session/session-store.ts';

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
  await signInWith('a password');
});

afterEach(() => {
  cleanup();
  disconnect();
  vi.unstubAllGlobals();
});

/** A hook over a load that brings `value` until it is told otherwise. */
async function shown(value: string) {
  const load = vi.fn<(signal: AbortSignal) => Promise<string>>(() => Promise.resolve(value));
  const hook = renderHook(({ loader }) => useRemote(loader), { initialProps: { loader: load } });
  await waitFor(() => expect(hook.result.current.remote).toEqual(ready(value)));
  return { load, ...hook };
}

test('what could not be read anew stays, and one toast says so', async () => {
  const one = await shown('one');
  const two = await shown('two');
  for (const { load, result } of [one, two]) {
    load.mockImplementation(notHad);
    act(() => result.current.reload());
  }
  await waitFor(() => expect(told).toEqual([adminApp.notAnew.title]));
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
  rerender({ loader: vi.fn(notHad) });
  await waitFor(() => expect(result.current.remote).toEqual(FAILED));
  expect(told).toEqual([]);
});

test('trying again from the start says on the spot that it has failed', async () => {
  const { load, result } = await shown('one');
  load.mockImplementation(notHad);
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.remote).toEqual(FAILED));
  expect(told).toEqual([]);
});
