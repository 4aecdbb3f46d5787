import { describe, expect, test, vi } from 'vitest';
import { envelopeSchema } from '#contract/envelope.ts';
import { get } from '#outbox/core/rows.ts';
import { serverAt, visitor, webhookAt } from '../../../support/submission.ts';
import { everythingStored } from '../fresh-outbox.ts';
import { deadOrigin, receipt } from '../receiver.ts';
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

describe('failures', () => {
  test('a network error ends the round for that destination, and for no other', async () => {
    const receiver = await receiving();
    const dead = await waiting(serverAt(await deadOrigin()), 3);
    const alive = await waiting(serverAt(receiver.origin), 2, NOW + 10);
    const result = await drainAt(NOW + 100);
    expect(result).toMatchObject({ waiting: 3 });
    expect(idsOf(receiver).sort()).toEqual(alive.sort());
    const attempts = await Promise.all(dead.map(async (id) => (await get(id))?.attempts));
    expect(attempts).toEqual([1, 0, 0]);
  });

  test('leads that were stepped over do not make the timer fire at once', async () => {
    await waiting(serverAt(await deadOrigin()), 3);
    await drainAt(NOW + 100);
    expect(await nextDueAt(NOW + 100)).toBe(NOW + 100 + 2_500);
  });

  test('an HTTP error is stepped over: the leads behind it arrive', async () => {
    const receiver = await receiving((_request, count) =>
      count === 1 ? { status: 500 } : receipt(),
    );
    const [failing, ...others] = await waiting(serverAt(receiver.origin), 4);
    const result = await drainAt(NOW + 100);
    expect(result).toMatchObject({ waiting: 1, retryable: 1 });
    expect(await get(failing ?? '')).toMatchObject({
      state: 'pending',
      lastFailure: { kind: 'http', status: 500 },
    });
    for (const id of others) expect(await get(id)).toMatchObject({ state: 'delivered' });
  });

  test('429 with Retry-After is waited for, even when a trigger implies connectivity', async () => {
    const busy = { status: 429, headers: { 'retry-after': '600' } };
    const receiver = await receiving((_request, count) => (count === 1 ? busy : receipt()));
    await waiting(serverAt(receiver.origin));
    await drainAt(NOW);
    expect(await nextDueAt(NOW)).toBe(NOW + 600_000);
    await drainAt(NOW + 599_999, { trigger: 'online' });
    expect(receiver.requests).toHaveLength(1);
    await drainAt(NOW + 600_000);
    expect(receiver.requests).toHaveLength(2);
  });

  test.each([
    [404, 'paused', 1],
    [422, 'parked', 0],
  ])('%d: %s, kept whole', async (status, state, retryable) => {
    const receiver = await receiving(() => ({ status }));
    const [id = ''] = await waiting(serverAt(receiver.origin));
    expect(await drainAt(NOW)).toMatchObject({ waiting: 1, retryable });
    const row = await get(id);
    expect(row).toMatchObject({ state, lastFailure: { status } });
    expect(envelopeSchema.safeParse(JSON.parse(row?.envelope ?? '')).success).toBe(true);
  });

  test('a paused lead is tried again after a day', async () => {
    const receiver = await receiving((_request, count) =>
      count === 1 ? { status: 404 } : receipt(),
    );
    const [id = ''] = await waiting(serverAt(receiver.origin));
    await drainAt(NOW);
    await drainAt(NOW + 86_399_999, { trigger: 'load' });
    expect(receiver.requests).toHaveLength(1);
    await drainAt(NOW + 86_400_000);
    expect(await get(id)).toMatchObject({ state: 'delivered' });
  });

  test('a webhook that redirects keeps the answers on the phone as unconfirmed', async () => {
    const receiver = await receiving((request) =>
      request.method === 'POST' ? { status: 302, headers: { location: '/done' } } : { status: 200 },
    );
    const [id = ''] = await waiting(webhookAt(`${receiver.origin}/hook`, 'cors'));
    expect(await drainAt(NOW)).toMatchObject({ waiting: 0 });
    expect(await get(id)).toMatchObject({ state: 'unconfirmed' });
    expect(await everythingStored()).toContain(visitor.email);
  });

  test('storage that is refused rejects the run, and the next one works', async () => {
    const receiver = await receiving();
    const ids = await waiting(serverAt(receiver.origin));
    const refused = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    await expect(drainAt(NOW)).rejects.toThrow('refused');
    refused.mockRestore();
    await drainAt(NOW);
    expect(idsOf(receiver)).toEqual(ids);
  });
});
