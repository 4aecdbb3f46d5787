import { beforeEach, describe, expect, test, vi } from 'vitest';
import fc from 'fast-check';
import { onChange } from '#outbox/core/changes.ts';
import { ROW_VERSION, type Failure } from '#outbox/core/record.ts';
import { states } from '#outbox/core/schedule.ts';
import { get, list, listWaiting } from '#outbox/core/rows.ts';
import type { Outcome } from '#outbox/leads/deliver.ts';
import { drain } from '#outbox/leads/drain.ts';
import { leased, settled } from '#outbox/leads/lifecycle.ts';
import { put, remove, restore, update } from '#outbox/leads/store.ts';
import { rowWith, serverAt, submissionFor } from '../../../support/submission.ts';
import { freshOutbox, putRaw, rawRow, setAsideRows } from '../fresh-outbox.ts';
import { startReceiver } from '../receiver.ts';

beforeEach(freshOutbox);

const refusal: Failure = { kind: 'http', status: 400, at: 1_000, fields: [] };

/** One attempt that came to this. */
async function settledAs(id: string, outcome: Outcome): Promise<void> {
  await update([id], (row) => settled(leased(row, 1_000), outcome, 2_000));
}

describe('put', () => {
  test('writes one row, due at once, with the envelope’s bytes', async () => {
    const submission = submissionFor(serverAt());
    await put(submission, 5_000);
    expect(await list()).toEqual([
      expect.objectContaining({
        id: submission.envelope.submissionId,
        state: 'pending',
        envelope: JSON.stringify(submission.envelope),
        attempts: 0,
        nextAttemptAt: 0,
        createdAt: 5_000,
        schemaVersion: ROW_VERSION,
      }),
    ]);
  });

  test('gives each row a key of its own, which outlives a correction', async () => {
    const [first, second] = [submissionFor(serverAt()), submissionFor(serverAt())];
    await put(first);
    await put(second);
    const before = await get(first.envelope.submissionId);
    expect(before?.leadKey).toMatch(/^[0-9a-f]{64}$/);
    expect((await get(second.envelope.submissionId))?.leadKey).not.toBe(before?.leadKey);
    await settledAs(first.envelope.submissionId, { kind: 'delivered', receipt: null });
    const id = first.envelope.submissionId;
    await put(submissionFor(serverAt(), { id, data: { name: 'Brigid Byrne' } }));
    expect(await get(id)).toMatchObject({
      revision: 2,
      leadKey: before?.leadKey,
    });
  });

  test('asks for strict durability', async () => {
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await put(submissionFor(serverAt()));
    expect(transaction).toHaveBeenCalledWith(expect.arrayContaining(['outbox']), 'readwrite', {
      durability: 'strict',
    });
  });

  test('a second time under the same id leaves one row, and what an attempt is busy with', async () => {
    const submission = submissionFor(serverAt());
    const { submissionId } = submission.envelope;
    await put(submission, 1_000);
    await update([submissionId], (row) => leased(row, 2_000));
    const before = await get(submissionId);
    await put(submission, 3_000);
    expect(await list()).toEqual([before]);
    expect(before).toMatchObject({ state: 'sending', attempts: 1, createdAt: 1_000 });
  });

  test('of what is delivered already does not send it again', async () => {
    const submission = submissionFor(serverAt());
    const { submissionId } = submission.envelope;
    await put(submission);
    await settledAs(submissionId, { kind: 'delivered', receipt: null });
    const delivered = await get(submissionId);
    await put(submission);
    const raised = { ...submission.envelope, revision: 2 };
    await put({ ...submission, envelope: raised });
    expect(delivered).toMatchObject({ state: 'delivered', envelope: null });
    expect(await get(submissionId)).toEqual(delivered);
  });

  test('of other words over what is delivered already is the next revision, and waits', async () => {
    const first = submissionFor(serverAt());
    const id = first.envelope.submissionId;
    await put(first);
    await settledAs(id, { kind: 'parked', failure: refusal });
    // Corrected in the list, and delivered from there.
    const corrected = submissionFor(serverAt(), { id, revision: 2, data: { name: 'Brigid' } });
    await put(corrected);
    await settledAs(id, { kind: 'delivered', receipt: null });
    // The form still counts from its own first attempt.
    const changed = submissionFor(serverAt(), { id, revision: 2, data: { name: 'Brigid Byrne' } });
    await put(changed);
    expect(await get(id)).toMatchObject({
      state: 'pending',
      attempts: 0,
      revision: 3,
      envelope: JSON.stringify({ ...changed.envelope, revision: 3 }),
    });
  });

  test('of other words keeps the request for a notification of the delivery', async () => {
    const first = submissionFor(serverAt());
    const id = first.envelope.submissionId;
    await put(first);
    await update([id], (row) => ({ ...row, notify: true }));
    await put(submissionFor(serverAt(), { id, data: { name: 'Brigid' } }));
    expect(await get(id)).toMatchObject({ revision: 2, notify: true });
  });

  test('over what release 0.1.0 has erased is sent: nobody can tell whether it is the same', async () => {
    const submission = submissionFor(serverAt());
    const id = submission.envelope.submissionId;
    await putRaw(rowWith({ id, state: 'delivered', envelope: null }));
    await put(submission);
    expect(await get(id)).toMatchObject({ state: 'pending', revision: 2 });
  });

  test('of the same words over an unconfirmed row leaves it as it is', async () => {
    const submission = submissionFor(serverAt());
    const id = submission.envelope.submissionId;
    await put(submission);
    await settledAs(id, { kind: 'unconfirmed' });
    const unconfirmed = await get(id);
    await put(submission);
    expect(unconfirmed).toMatchObject({ state: 'unconfirmed' });
    expect(await get(id)).toEqual(unconfirmed);
  });

  test('of other words over an unconfirmed row is the next revision, and waits', async () => {
    const submission = submissionFor(serverAt());
    const id = submission.envelope.submissionId;
    await put(submission);
    await settledAs(id, { kind: 'unconfirmed' });
    const changed = submissionFor(serverAt(), { id, data: { name: 'Brigid Byrne' } });
    await put(changed);
    expect(await get(id)).toMatchObject({
      state: 'pending',
      revision: 2,
      envelope: JSON.stringify({ ...changed.envelope, revision: 2 }),
    });
  });

  test('never throws words away: the last ones wait, or are what was delivered', async () => {
    const names = ['Ann Aster', 'Ben Birch', 'Cleo Cedar'] as const;
    const outcomes: readonly Outcome[] = [
      { kind: 'delivered', receipt: null },
      { kind: 'unconfirmed' },
      { kind: 'parked', failure: refusal },
      { kind: 'retry', failure: refusal, retryAfterMs: null },
      { kind: 'stale', failure: refusal },
    ];
    const step = fc.record({
      name: fc.constantFrom(...names),
      revision: fc.integer({ min: 1, max: 4 }),
      outcome: fc.option(fc.constantFrom(...outcomes), { nil: null }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const id = crypto.randomUUID();
        let delivered = '';
        for (const { name, revision, outcome } of steps) {
          const before = (await get(id))?.revision ?? 0;
          await put(submissionFor(serverAt(), { id, revision, data: { name } }));
          const row = await get(id);
          expect(row?.envelope ?? delivered).toContain(name);
          expect(row?.revision).toBeGreaterThanOrEqual(before);
          if (outcome === null || row?.state !== 'pending') continue;
          if (outcome.kind === 'delivered') delivered = row.envelope ?? '';
          await settledAs(id, outcome);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('of a higher revision takes the place of the lower one', async () => {
    const first = submissionFor(serverAt());
    const id = first.envelope.submissionId;
    const second = submissionFor(serverAt(), { id, revision: 2, data: { name: 'Brigid Byrne' } });
    await put(first);
    await put(second);
    expect(await list()).toHaveLength(1);
    expect(await get(id)).toMatchObject({
      revision: 2,
      envelope: JSON.stringify(second.envelope),
    });
  });

  test('of other content pressed later becomes a revision above the one that is there', async () => {
    const edited = submissionFor(serverAt(), { revision: 2, data: { name: 'Brigid Byrne' } });
    const id = edited.envelope.submissionId;
    const pressedLater = submissionFor(serverAt(), { id, data: { name: 'Brigid Byrne-Lee' } });
    await put(edited);
    await put(pressedLater);
    expect(await get(id)).toMatchObject({
      revision: 3,
      envelope: JSON.stringify({ ...pressedLater.envelope, revision: 3 }),
    });
  });

  test('of the same content makes a parked or delayed lead due at once', async () => {
    const submission = submissionFor(serverAt());
    const id = submission.envelope.submissionId;
    await put(submission);
    await update([id], (row) => ({ ...row, state: 'parked', nextAttemptAt: 9_000 }));
    await put(submission);
    expect(await get(id)).toMatchObject({ state: 'pending', nextAttemptAt: 0, revision: 1 });
  });

  test('announces the change', async () => {
    const heard = vi.fn<() => void>();
    const stop = onChange(heard);
    await put(submissionFor(serverAt()));
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
  });
});

describe('the lists', () => {
  test('hold all rows newest first, and what waits oldest first', async () => {
    const rows = states.map((state, at) => rowWith({ state }, at));
    for (const row of rows) await putRaw(row);
    const of = (found: readonly { state: string }[]) => found.map(({ state }) => state);
    expect(of(await list())).toEqual([...states].reverse());
    expect(of(await listWaiting())).toEqual(['pending', 'sending', 'parked', 'paused']);
  });

  test('an unknown id is null', async () => {
    expect(await get(crypto.randomUUID())).toBeNull();
  });
});

describe('rows that can’t be read', () => {
  const corrupt = { ...rowWith(), envelope: 7, note: 'kept as it is' };
  const future = { ...rowWith(), schemaVersion: ROW_VERSION + 1 };
  const shapeless = { id: 'whatever' };

  test('are set aside with their raw value', async () => {
    for (const row of [corrupt, future, shapeless]) await putRaw(row);
    expect(await list()).toEqual([]);
    const raws = (await setAsideRows()).map(({ raw }) => raw);
    expect(raws).toHaveLength(3);
    expect(raws).toEqual(expect.arrayContaining([corrupt, future, shapeless]));
    expect(await rawRow(corrupt.id)).toBeUndefined();
    await list();
    expect(await setAsideRows()).toHaveLength(3);
  });

  test('never stop the others from being sent', async () => {
    const receiver = await startReceiver();
    await putRaw({ ...corrupt, createdAt: 'first' });
    await putRaw({ id: 12, state: 'pending' });
    await putRaw(future);
    const good = submissionFor(serverAt(receiver.origin));
    await put(good);
    const { waiting } = await drain({ trigger: 'load' });
    expect(receiver.requests).toHaveLength(1);
    expect(waiting).toBe(0);
    expect(await get(good.envelope.submissionId)).toMatchObject({ state: 'delivered' });
    await receiver.close();
  });

  test('are not changed by an update', async () => {
    await putRaw(corrupt);
    expect(await update([corrupt.id], (row) => row)).toEqual([]);
    expect(await rawRow(corrupt.id)).toEqual(corrupt);
  });
});

describe('update', () => {
  test('changes what it is told to, leaves the rest, and says which', async () => {
    const [first, second] = [rowWith(), rowWith()];
    for (const row of [first, second]) await putRaw(row);
    const ids = [first.id, second.id, crypto.randomUUID()];
    const changed = await update(ids, (row) =>
      row.id === first.id ? { ...row, state: 'parked' } : null,
    );
    expect(changed).toEqual([{ ...first, state: 'parked' }]);
    expect(await get(second.id)).toEqual(second);
  });

  test('two at once never both take the same row', async () => {
    const row = rowWith();
    await putRaw(row);
    const take = () =>
      update([row.id], (now) => (now.state === 'pending' ? leased(now, 1_000) : null));
    const taken = await Promise.all([take(), take(), take()]);
    expect(taken.flat()).toHaveLength(1);
    expect(await get(row.id)).toMatchObject({ attempts: 1 });
  });
});

describe('remove', () => {
  test('takes the row away, and gives it back to be restored as it was', async () => {
    const row = rowWith({ state: 'parked' });
    await putRaw(row);
    expect(await remove(row.id)).toEqual(row);
    expect(await list()).toEqual([]);
    await restore(row);
    expect(await list()).toEqual([row]);
  });

  test('of a row in flight: restored, it waits again', async () => {
    const row = leased(rowWith(), 1_000);
    await putRaw(row);
    await remove(row.id);
    await restore(row);
    expect(await get(row.id)).toMatchObject({ state: 'pending', leaseUntil: 0 });
  });

  test('and a new Send under the same id: undone, the new words stay', async () => {
    const row = rowWith({ state: 'parked' });
    await putRaw(row);
    await remove(row.id);
    const again = submissionFor(serverAt(), { id: row.id, data: { name: 'Brigid Byrne' } });
    await put(again);
    await restore(row);
    expect(await get(row.id)).toMatchObject({ envelope: JSON.stringify(again.envelope) });
  });

  test('of what is not there is no error', async () => {
    expect(await remove(crypto.randomUUID())).toBeNull();
  });
});
