// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventNames } from '#contract/admin/session.ts';
import {
  leadKeys,
  leadsChanged,
  useLeadEvents,
  whileChanging,
} from '#features/admin/api/lead-data.ts';
import { queryClient, useRemote } from '#features/admin/api/queries.ts';
import { signInWith } from '#features/admin/session/session.ts';

const streams: EventTarget[] = [];

/** The browser's own, whose events a test sends. */
class FakeStream extends EventTarget {
  constructor() {
    super();
    streams.push(this);
  }
  close = () => undefined;
}

const arrives = (kind: string, lead: string) =>
  streams.forEach((stream) =>
    stream.dispatchEvent(
      new MessageEvent(eventNames.lead, { data: JSON.stringify({ kind, lead }) }),
    ),
  );

beforeEach(async () => {
  vi.stubGlobal('EventSource', FakeStream);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ signedIn: true, expiresAt: null })));
  await signInWith({ password: 'a password' });
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** A screen with a list, a count and two leads; counts how often each is loaded. */
async function screen() {
  const loads = { list: 0, overview: 0, one: 0, other: 0 };
  const loaderOf = (of: keyof typeof loads) => () => Promise.resolve((loads[of] += 1));
  const { result } = renderHook(() => {
    useLeadEvents();
    return [
      useRemote(leadKeys.list({}), loaderOf('list')),
      useRemote(leadKeys.overview, loaderOf('overview')),
      useRemote(leadKeys.lead('one'), loaderOf('one')),
      useRemote(leadKeys.lead('other'), loaderOf('other')),
    ];
  });
  await waitFor(() =>
    expect(result.current.map(({ remote }) => remote.status)).toEqual(Array(4).fill('ready')),
  );
  return loads;
}

test('a save and the server’s event about it refetch what is on screen once', async () => {
  const loads = await screen();
  arrives('changed', 'one');
  const done = leadsChanged(['one']);
  arrives('changed', 'one');
  await done;
  expect(loads).toEqual({ list: 2, overview: 2, one: 2, other: 1 });
});

test('the server’s event about a save waits for the end of the save, however long that takes', async () => {
  const loads = await screen();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const saved = Promise.withResolvers<void>();
  const save = whileChanging(saved.promise).then(() => leadsChanged(['one']));
  arrives('changed', 'one');
  await vi.advanceTimersByTimeAsync(2_500);
  expect(loads).toEqual({ list: 1, overview: 1, one: 1, other: 1 });
  saved.resolve();
  await vi.advanceTimersByTimeAsync(2_500);
  await save;
  expect(loads).toEqual({ list: 2, overview: 2, one: 2, other: 1 });
});

test('after a save that fails, what others have changed meanwhile is refetched', async () => {
  const loads = await screen();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const saved = Promise.withResolvers<void>();
  const save = whileChanging(saved.promise).catch(() => 'failed');
  arrives('changed', 'other');
  await vi.advanceTimersByTimeAsync(2_500);
  saved.reject(new Error('refused'));
  expect(await save).toBe('failed');
  await vi.advanceTimersByTimeAsync(2_500);
  expect(loads).toEqual({ list: 2, overview: 2, one: 1, other: 2 });
});

test('a notification that was sent refetches its lead and no list', async () => {
  const loads = await screen();
  arrives('told', 'other');
  await waitFor(() => expect(loads).toEqual({ list: 1, overview: 1, one: 1, other: 2 }), {
    timeout: 10_000,
  });
});

test('an event that comes during a refetch is followed by another one', async () => {
  let loads = 0;
  let answer = (): void => undefined;
  const { result } = renderHook(() => {
    useLeadEvents();
    return useRemote(leadKeys.list({}), () => {
      loads += 1;
      const now = loads;
      return now === 2
        ? new Promise<number>((resolve) => (answer = () => resolve(now)))
        : Promise.resolve(now);
    });
  });
  await waitFor(() => expect(result.current.remote).toEqual({ status: 'ready', value: 1 }));
  arrives('arrived', 'one');
  await waitFor(() => expect(loads).toBe(2), { timeout: 10_000 });
  const done = leadsChanged();
  answer();
  await done;
  await waitFor(() => expect(result.current.remote).toEqual({ status: 'ready', value: 3 }));
});
