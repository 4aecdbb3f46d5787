import { describe, expect, test, vi } from 'vitest';
import { get, list } from '#outbox/core/rows.ts';
import { LEASE_MS, leased } from '#outbox/leads/lifecycle.ts';
import { put, remove, restore, update } from '#outbox/leads/store.ts';
import { rowWith, serverAt, submissionFor } from '../../../support/submission.ts';
import { putRaw } from '../fresh-outbox.ts';
import { receipt } from '../receiver.ts';
import {
  anotherTab,
  drainAt,
  eachWithAFreshOutbox,
  gate,
  idsOf,
  nextDueAt,
  NOW,
  receiving,
  waiting,
} from './drain-set-up.ts';

eachWithAFreshOutbox();

describe('a lead in flight', () => {
  test('that the visitor deletes stays deleted', async () => {
    const { passed, pass } = gate();
    const receiver = await receiving(async () => {
      await passed;
      return { status: 500 };
    });
    const [id = ''] = await waiting(serverAt(receiver.origin));
    const run = drainAt(NOW);
    await receiver.arrived(1);
    await remove(id);
    pass();
    expect(await run).toMatchObject({ waiting: 0 });
    expect(await list()).toEqual([]);
  });

  test('that another drainer has taken over is settled by that one only', async () => {
    vi.stubGlobal('navigator', {});
    const { passed, pass } = gate();
    const receiver = await receiving(async (_request, count) => {
      if (count === 1) await passed;
      return receipt(`R-${count}`);
    });
    const [id = ''] = await waiting(serverAt(receiver.origin));
    const slow = drainAt(NOW);
    await receiver.arrived(1);
    const other = await anotherTab();
    await other({ trigger: 'timer', now: () => NOW + LEASE_MS });
    expect(await get(id)).toMatchObject({ state: 'delivered', receipt: { receipt: 'R-2' } });
    pass();
    await slow;
    expect(await get(id)).toMatchObject({ attempts: 2, receipt: { receipt: 'R-2' } });
  });

  test('that another drainer is sending again is not settled by the first, late answer', async () => {
    vi.stubGlobal('navigator', {});
    const first = gate();
    const second = gate();
    const receiver = await receiving(async (_request, count) => {
      await (count === 1 ? first.passed : second.passed);
      return count === 1 ? { status: 422 } : receipt('R-2');
    });
    const [id = ''] = await waiting(serverAt(receiver.origin));
    const slow = drainAt(NOW);
    await receiver.arrived(1);
    const other = await anotherTab();
    const sending = other({ trigger: 'timer', now: () => NOW + LEASE_MS });
    await receiver.arrived(2);
    first.pass();
    await slow;
    expect(await get(id)).toMatchObject({ state: 'sending', attempts: 2, lastFailure: {} });
    second.pass();
    await sending;
    expect(await get(id)).toMatchObject({ state: 'delivered', receipt: { receipt: 'R-2' } });
  });

  test('that the visitor deletes and takes back waits again, whatever the answer was', async () => {
    const { passed, pass } = gate();
    const receiver = await receiving(async (_request, count) => {
      if (count > 1) return receipt();
      await passed;
      return { status: 422 };
    });
    const [id = ''] = await waiting(serverAt(receiver.origin));
    const run = drainAt(NOW);
    await receiver.arrived(1);
    const row = await remove(id);
    expect(row).toMatchObject({ state: 'sending' });
    if (row) await restore(row);
    pass();
    await run;
    expect(await get(id)).toMatchObject({ state: 'pending' });
    await drainAt(NOW);
    expect(await get(id)).toMatchObject({ state: 'delivered' });
  });

  test('that was corrected meanwhile is not settled by the answer to the first copy', async () => {
    vi.stubGlobal('navigator', {});
    const first = gate();
    const second = gate();
    const receiver = await receiving(async (_request, count) => {
      await (count === 1 ? first.passed : second.passed);
      return count === 1 ? receipt() : { status: 503 };
    });
    const destination = serverAt(receiver.origin);
    const [id = ''] = await waiting(destination);
    const slow = drainAt(NOW);
    await receiver.arrived(1);
    const corrected = submissionFor(destination, { id, revision: 2, data: { name: 'Brigid' } });
    await put(corrected, NOW);
    const other = await anotherTab();
    const sending = other({ trigger: 'timer', now: () => NOW + 1 });
    await receiver.arrived(2);
    first.pass();
    await slow;
    second.pass();
    await sending;
    expect(await get(id)).toMatchObject({
      state: 'pending',
      revision: 2,
      envelope: JSON.stringify(corrected.envelope),
    });
  });
});

describe('a lease left by a drainer that was killed', () => {
  test('is reclaimed at once under the lock', async () => {
    const receiver = await receiving();
    const row = leased(rowWith({ destination: serverAt(receiver.origin) }), NOW);
    await putRaw(row);
    await drainAt(NOW + 1);
    expect(await get(row.id)).toMatchObject({ state: 'delivered', attempts: 2 });
  });

  test('without Web Locks is left until it has run out', async () => {
    vi.stubGlobal('navigator', {});
    const receiver = await receiving();
    await putRaw(leased(rowWith({ destination: serverAt(receiver.origin) }), NOW));
    expect(await drainAt(NOW + 1)).toMatchObject({ waiting: 1 });
    expect(await nextDueAt(NOW + 1)).toBe(NOW + LEASE_MS);
    expect(receiver.requests).toHaveLength(0);
    await drainAt(NOW + LEASE_MS);
    expect(receiver.requests).toHaveLength(1);
  });

  test('without Web Locks is reclaimed when the clock was put back', async () => {
    vi.stubGlobal('navigator', {});
    const receiver = await receiving();
    await putRaw(leased(rowWith({ destination: serverAt(receiver.origin) }), NOW));
    await drainAt(NOW - 3_600_000);
    expect(receiver.requests).toHaveLength(1);
  });
});

describe('several drainers', () => {
  test('calls during a run share the next one, and each lead is sent once', async () => {
    const receiver = await receiving();
    const ids = await waiting(serverAt(receiver.origin), 5);
    const runs = Array.from({ length: 6 }, () => drainAt(NOW + 100));
    await Promise.all(runs);
    expect(idsOf(receiver).sort()).toEqual(ids.sort());
  });

  test('a lead that comes while a run is under way is sent by the next', async () => {
    const { passed, pass } = gate();
    const receiver = await receiving(async (_request, count) => {
      if (count === 1) await passed;
      return receipt();
    });
    const destination = serverAt(receiver.origin);
    await waiting(destination);
    const first = drainAt(NOW);
    await receiver.arrived(1);
    await waiting(destination);
    const second = drainAt(NOW);
    pass();
    await Promise.all([first, second]);
    expect(new Set(idsOf(receiver)).size).toBe(2);
    expect(receiver.requests).toHaveLength(2);
  });

  test('a trigger that implies connectivity counts even when it joins a run started without one', async () => {
    const receiver = await receiving();
    const row = rowWith({
      destination: serverAt(receiver.origin),
      attempts: 8,
      nextAttemptAt: NOW + 3_000_000,
      lastFailure: { kind: 'network', status: null, at: NOW, fields: [] },
    });
    await putRaw(row);
    await Promise.all([drainAt(NOW), drainAt(NOW, { trigger: 'online' }), drainAt(NOW)]);
    expect(receiver.requests).toHaveLength(1);
  });

  test.each([
    ['with Web Locks', false],
    ['without Web Locks', true],
  ])('two tabs at once, %s, send each lead once', async (_name, lockless) => {
    if (lockless) vi.stubGlobal('navigator', {});
    const receiver = await receiving();
    const ids = await waiting(serverAt(receiver.origin), 25);
    const other = await anotherTab();
    await Promise.all([drainAt(NOW + 100), other({ trigger: 'sync', now: () => NOW + 100 })]);
    expect(idsOf(receiver).sort()).toEqual(ids.sort());
    const left = await list();
    expect(left.every(({ state, attempts }) => state === 'delivered' && attempts === 1)).toBe(true);
  });

  test('a lead that somebody else settles before its turn is not sent', async () => {
    const { passed, pass } = gate();
    const receiver = await receiving(async (_request, count) => {
      if (count === 1) await passed;
      return receipt();
    });
    const [, second = ''] = await waiting(serverAt(receiver.origin), 2);
    const run = drainAt(NOW + 100);
    await receiver.arrived(1);
    await update([second], (row) => ({ ...row, state: 'delivered', envelope: null }));
    pass();
    await run;
    expect(receiver.requests).toHaveLength(1);
  });
});
