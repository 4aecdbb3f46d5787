import { describe, expect, test } from 'vitest';
import type { Failure } from '#outbox/core/record.ts';
import { get, list } from '#outbox/core/rows.ts';
import { requestNotification } from '#outbox/leads/actions.ts';
import { drain } from '#outbox/leads/drain.ts';
import { put } from '#outbox/leads/store.ts';
import {
  envelopesOfAllTypes,
  guard,
  personalTraces,
  rowWith,
  serverAt,
} from '../../../support/submission.ts';
import { everythingStored, putRaw } from '../fresh-outbox.ts';
import { receipt, type Receiver } from '../receiver.ts';
import {
  drainAt,
  eachWithAFreshOutbox,
  idsOf,
  nextDueAt,
  NOW,
  receiving,
  waiting,
} from './drain-set-up.ts';

eachWithAFreshOutbox();

describe('what is due', () => {
  test('is sent, every form type, oldest first, and nothing waits any more', async () => {
    const receiver = await receiving();
    const envelopes = envelopesOfAllTypes();
    for (const [at, envelope] of envelopes.entries()) {
      await put({ envelope, guard, destination: serverAt(receiver.origin) }, NOW + at);
    }
    expect(await drainAt(NOW + 100)).toEqual({
      waiting: 0,
      retryable: 0,
      notifyIds: [],
      mayHaveWaiting: false,
      unfinished: false,
    });
    expect(await nextDueAt(NOW + 100)).toBeNull();
    const ids = envelopes.map(({ submissionId }) => submissionId);
    expect(idsOf(receiver).sort()).toEqual(ids.sort());
    expect(new Set((await list()).map(({ state }) => state))).toEqual(new Set(['delivered']));
  });

  test('leaves nothing personal in any store once it is delivered', async () => {
    const receiver = await receiving();
    for (const envelope of envelopesOfAllTypes()) {
      await put({ envelope, guard, destination: serverAt(receiver.origin) });
    }
    const before = await everythingStored();
    for (const trace of personalTraces.slice(0, 3)) expect(before).toContain(trace);
    await drain({ trigger: 'submit' });
    const after = await everythingStored();
    for (const trace of personalTraces) expect(after).not.toContain(trace);
    expect(after).not.toMatch(/masonry|townhouse|heritage|Mozilla|31000/);
    expect(after).toContain('R-1');
  });

  test('names what it has delivered of which the sender asked to be told, and nothing else', async () => {
    const receiver = await receiving(({ body }) =>
      body.includes(refused) ? { status: 500 } : receipt(),
    );
    const ids = await waiting(serverAt(receiver.origin), 3);
    const [told = '', untold = '', refused = ''] = ids;
    for (const id of [told, refused]) await requestNotification(id);
    expect((await drainAt(NOW + 100)).notifyIds).toEqual([told]);
    expect((await get(untold))?.state).toBe('delivered');
    expect((await get(refused))?.state).toBe('pending');
    expect((await drainAt(NOW + 200)).notifyIds).toEqual([]);
  });

  test('names a lead whose sender asked while it was on its way', async () => {
    const receiver: Receiver = await receiving(async () => {
      const [row] = await list();
      if (row) await requestNotification(row.id);
      return receipt();
    });
    const ids = await waiting(serverAt(receiver.origin), 1);
    expect((await drainAt(NOW + 100)).notifyIds).toEqual(ids);
  });

  test('a large backlog arrives whole, each lead once', async () => {
    const receiver = await receiving();
    const ids = await waiting(serverAt(receiver.origin), 60);
    await drainAt(NOW + 100);
    expect(idsOf(receiver).sort()).toEqual(ids.sort());
  });

  test('goes one by one at first, then five at a time: a host has six connections, and the page needs one', async () => {
    const receiver = await receiving();
    await waiting(serverAt(receiver.origin), 12);
    const open: number[] = [];
    let now = 0;
    const send: typeof fetch = async (...request) => {
      now += 1;
      open.push(now);
      const answer = await fetch(...request);
      now -= 1;
      return answer;
    };
    await drainAt(NOW + 100, { send });
    expect(receiver.requests).toHaveLength(12);
    expect(open.slice(0, 6)).toEqual([1, 1, 2, 3, 4, 5]);
    expect(Math.max(...open)).toBe(5);
  });

  test('is not what is parked, or not yet due, or settled', async () => {
    const receiver = await receiving();
    const destination = serverAt(receiver.origin);
    const busy: Failure = { kind: 'http', status: 503, at: NOW, fields: [] };
    await putRaw(rowWith({ destination, state: 'parked', lastFailure: busy }));
    await putRaw(rowWith({ destination, state: 'paused', nextAttemptAt: NOW + 70 }));
    await putRaw(rowWith({ destination, attempts: 1, nextAttemptAt: NOW + 50, lastFailure: busy }));
    await putRaw(rowWith({ destination, state: 'delivered', envelope: null }));
    await putRaw(rowWith({ destination, state: 'unconfirmed' }));
    expect(await drainAt(NOW, { trigger: 'online' })).toEqual({
      waiting: 3,
      retryable: 2,
      notifyIds: [],
      mayHaveWaiting: true,
      unfinished: false,
    });
    expect(await nextDueAt(NOW)).toBe(NOW + 50);
    expect(receiver.requests).toEqual([]);
  });

  test('goes out again, after its wait, with the same id and the same bytes', async () => {
    const receiver = await receiving((_request, count) =>
      count < 3 ? { status: 503 } : receipt(),
    );
    await waiting(serverAt(receiver.origin));
    await drainAt(NOW);
    expect(await nextDueAt(NOW)).toBe(NOW + 2_500);
    await drainAt(NOW + 2_499);
    expect(receiver.requests).toHaveLength(1);
    await drainAt(NOW + 2_500);
    expect(await nextDueAt(NOW + 2_500)).toBe(NOW + 7_500);
    await drainAt(NOW + 7_500);
    const [one, two, three] = receiver.requests;
    expect([one?.body, two?.body]).toEqual([three?.body, three?.body]);
    expect(new Set(idsOf(receiver)).size).toBe(1);
    expect(receiver.requests.map(({ headers }) => headers['submission-attempt'])).toEqual([
      '1',
      '2',
      '3',
    ]);
    expect((await list())[0]).toMatchObject({ state: 'delivered', attempts: 3 });
  });
});
