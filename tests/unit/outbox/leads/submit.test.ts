import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiError } from '#contract/api-error.ts';
import { prospectHere } from '#outbox/core/capabilities.ts';
import { get, list } from '#outbox/core/rows.ts';
import { mayHaveWaiting } from '#outbox/core/page-memory.ts';
import { ANSWER_WAIT_MS, submit } from '#outbox/leads/submit.ts';
import { serverAt, submissionFor, webhookAt } from '../../../support/submission.ts';
import { freshOutbox } from '../fresh-outbox.ts';
import { memoryStorage } from '../memory-storage.ts';
import { deadOrigin, receipt, startReceiver, type Receiver } from '../receiver.ts';

let receiver: Receiver | undefined;

beforeEach(async () => {
  await freshOutbox();
  vi.stubGlobal('localStorage', memoryStorage());
});

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await receiver?.close();
  receiver = undefined;
});

async function receiving(...how: Parameters<typeof startReceiver>): Promise<Receiver> {
  receiver = await startReceiver(...how);
  return receiver;
}

function refuseStorage(name = 'SecurityError'): void {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('refused', name);
  });
}

test('a lead that the server has taken is delivered, and nothing is noted as waiting', async () => {
  const { origin, requests } = await receiving();
  const submission = submissionFor(serverAt(origin));
  expect(await submit(submission)).toMatchObject({ kind: 'delivered' });
  expect(requests).toHaveLength(1);
  expect(mayHaveWaiting()).toBe(false);
});

test('the lead is on disk, and noted as waiting, before anything is sent', async () => {
  const submission = submissionFor(serverAt('http://127.0.0.1:1'));
  const seen: unknown[] = [];
  vi.stubGlobal('fetch', async () => {
    seen.push((await get(submission.envelope.submissionId))?.state, mayHaveWaiting());
    return Response.json({ receipt: 'R-1', receivedAt: '2026-11-20T03:04:06Z' });
  });
  await submit(submission);
  expect(seen).toEqual(['sending', true]);
});

test('with no way to the server it is queued, and noted as waiting', async () => {
  const submission = submissionFor(serverAt(await deadOrigin()));
  expect(await submit(submission)).toEqual({ kind: 'queued' });
  expect(mayHaveWaiting()).toBe(true);
  expect(await list()).toHaveLength(1);
});

test.each([503, 429, 404])('refused for now (%d) it is queued', async (status) => {
  const { origin } = await receiving(() => ({ status }));
  expect(await submit(submissionFor(serverAt(origin)))).toEqual({ kind: 'queued' });
});

test('a content that is refused is parked, with the fields that the server names', async () => {
  const fields = [{ path: 'envelope.data.email', message: 'Email is required' }];
  const body: ApiError = { error: { code: 'invalid_body', message: 'Not valid.', fields } };
  const { origin } = await receiving(() => ({ status: 422, body: JSON.stringify(body) }));
  expect(await submit(submissionFor(serverAt(origin)))).toEqual({
    kind: 'parked',
    failure: { kind: 'http', status: 422, at: expect.any(Number), fields },
  });
});

test('what nobody can confirm is not called delivered', async () => {
  const { origin } = await receiving(({ method }) =>
    method === 'POST' ? { status: 303, headers: { location: '/' } } : { status: 200 },
  );
  const submission = submissionFor(webhookAt(`${origin}/hook`, 'cors'));
  expect(await submit(submission)).toMatchObject({ kind: 'unconfirmed' });
});

test('a server that does not answer is waited for 4 seconds, then the lead is queued', async () => {
  const hanging = await receiving(() => 'hang');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const result = submit(submissionFor(serverAt(hanging.origin)));
  await hanging.arrived(1);
  await vi.advanceTimersByTimeAsync(ANSWER_WAIT_MS);
  expect(ANSWER_WAIT_MS).toBe(4_000);
  expect(await result).toEqual({ kind: 'queued' });
});

test('pressed twice, one lead', async () => {
  const { origin, requests } = await receiving();
  const submission = submissionFor(serverAt(origin));
  const both = await Promise.all([submit(submission), submit(submission)]);
  expect(both).toMatchObject([{ kind: 'delivered' }, { kind: 'delivered' }]);
  await submit(submission);
  expect(requests).toHaveLength(1);
  expect(await list()).toHaveLength(1);
});

test.each(['SecurityError', 'QuotaExceededError', 'UnknownError'])(
  'where storage fails (%s) the lead is sent directly',
  async (name) => {
    const { origin, requests } = await receiving();
    refuseStorage(name);
    expect(await submit(submissionFor(serverAt(origin)))).toMatchObject({ kind: 'delivered' });
    expect(requests[0]?.headers['submission-attempt']).toBe('1');
  },
);

test('a full storage is never called saved: the lead is sent directly', async () => {
  const { origin, requests } = await receiving();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await submit(submissionFor(serverAt(origin)))).toMatchObject({ kind: 'delivered' });
  expect(requests).toHaveLength(1);
});

test('neither stored nor sent is failed, with the reason, and never queued', async () => {
  const destination = serverAt(await deadOrigin());
  refuseStorage();
  expect(await submit(submissionFor(destination))).toEqual({
    kind: 'failed',
    failure: expect.objectContaining({ kind: 'network' }),
  });
});

test('neither stored nor accepted is failed too', async () => {
  const { origin } = await receiving(() => ({ status: 500 }));
  refuseStorage();
  expect(await submit(submissionFor(serverAt(origin)))).toMatchObject({
    kind: 'failed',
    failure: { status: 500 },
  });
});

test('a worker registration that never answers does not hold the lead up', async () => {
  const { origin } = await receiving(() => receipt());
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: () => new Promise(() => undefined) },
  });
  expect(await submit(submissionFor(serverAt(origin)))).toMatchObject({ kind: 'delivered' });
});

/** A browser whose worker can be asked to be woken. */
function givenWorker(register: (tag: string) => Promise<void>) {
  const persist = vi.fn<() => Promise<boolean>>(async () => true);
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: async () => ({ active: {}, sync: { register } }) },
    storage: { persisted: async () => false, persist },
  });
  return { persist };
}

test('Background Sync is asked for, and storage asked to stay once a lead waits', async () => {
  const { origin } = await receiving(() => receipt());
  const register = vi.fn<(tag: string) => Promise<void>>(async () => undefined);
  const { persist } = givenWorker(register);
  await submit(submissionFor(serverAt(origin)));
  await expect.poll(() => register.mock.calls).toEqual([['lead-outbox']]);
  expect(persist).not.toHaveBeenCalled();
  await submit(submissionFor(serverAt(await deadOrigin())));
  expect(persist).toHaveBeenCalledTimes(1);
});

test.each([
  ['promised to wake the worker', async () => undefined, 'by-itself'],
  ['refused to', () => Promise.reject(new DOMException('denied', 'NotAllowedError')), 'when-open'],
])('a lead is said to wait only once the browser has %s', async (_what, register, closed) => {
  const destination = serverAt(await deadOrigin());
  givenWorker(register);
  expect(await submit(submissionFor(destination))).toEqual({ kind: 'queued' });
  expect(prospectHere().sends).toBe(closed);
});
