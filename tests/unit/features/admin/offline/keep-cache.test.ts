// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LeadDetail } from '#contract/admin/leads.ts';
import { eventNames } from '#contract/admin/session.ts';
import { leadKeys, leadsChanged, useLeadEvents } from '#features/admin/api/lead-data.ts';
import { queryClient, useRemote } from '#features/admin/api/queries.ts';
import { loadLead } from '#features/admin/inbox/lead-calls.ts';
import { readCache } from '#features/admin/offline/cache-db.ts';
import { useKeepCache } from '#features/admin/offline/keep-cache.ts';
import { signInWith } from '#features/admin/session/session.ts';
import { aSummary } from '../../../../support/lead-summary.ts';

const streams: EventTarget[] = [];

/** The browser's own, whose events a test sends. */
class FakeStream extends EventTarget {
  constructor() {
    super();
    streams.push(this);
  }
  close = () => undefined;
}

const changes = (lead: string) =>
  streams.forEach((stream) =>
    stream.dispatchEvent(
      new MessageEvent(eventNames.lead, { data: JSON.stringify({ kind: 'changed', lead }) }),
    ),
  );

const envelope = {
  submissionId: 's',
  revision: 1,
  formType: 'lead_capture',
  timestamp: '2026-03-02T01:00:00.000Z',
  source: '',
  data: {},
} as const;

const version: LeadDetail['versions'][number] = {
  revision: 1,
  receivedAt: envelope.timestamp,
  attempt: 1,
  delayMs: 0,
  envelope,
  delivery: 'inbox_only',
  nextAttemptAt: null,
  attempts: [],
};

/** What the server stores, and which leads were asked for. */
let name = '';
let asked: string[] = [];

beforeEach(async () => {
  name = 'Mary Neill';
  asked = [];
  vi.stubGlobal('EventSource', FakeStream);
  vi.stubGlobal('fetch', (path: string) => {
    const id = /\/leads\/(\w+)$/.exec(path)?.[1];
    if (id === undefined) {
      return Promise.resolve(Response.json({ signedIn: true, expiresAt: null, leads: [] }));
    }
    asked.push(id);
    const detail: LeadDetail = { ...aSummary({ id, name }), versions: [version], notices: [] };
    return Promise.resolve(Response.json(detail));
  });
  await signInWith({ password: 'a password' });
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** A screen on which lead `one` is open. */
async function screen() {
  const { result } = renderHook(() => {
    useKeepCache();
    useLeadEvents();
    return useRemote(leadKeys.lead('one'), (signal) => loadLead('one', signal));
  });
  await waitFor(() => expect(result.current.remote.status).toBe('ready'));
  // What happened before is unknown then: all leads are fetched for the cache, the open one again.
  streams.forEach((stream) => stream.dispatchEvent(new Event('open')));
  await waitFor(() => expect(asked).toEqual(['one', 'one']), { timeout: 10_000 });
  await waitFor(async () => expect(await readCache()).not.toBeNull());
  asked = [];
  return result;
}

const cachedName = async (id: string) =>
  (await readCache())?.leads.find((lead) => lead.id === id)?.name;

test('a save of the open lead fetches it once, for the screen and the phone’s cache', async () => {
  const result = await screen();
  name = 'Mary O’Neill';
  const done = leadsChanged();
  changes('one');
  await done;
  await waitFor(async () => expect(await cachedName('one')).toBe(name), {
    timeout: 10_000,
  });
  expect(result.current.remote).toMatchObject({ status: 'ready', value: { name } });
  expect(asked).toEqual(['one']);
});

test('a lead that is not open is fetched for the cache alone', async () => {
  await screen();
  changes('two');
  await waitFor(async () => expect(await cachedName('two')).toBe(name), {
    timeout: 10_000,
  });
  expect(asked).toEqual(['two']);
});
