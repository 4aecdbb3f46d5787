import { beforeEach, describe, expect, test, vi } from 'vitest';
import { onChange } from '#outbox/changes.ts';
import { drain } from '#outbox/drain.ts';
import { get, list, listWaiting, put, remove, restore, update } from '#outbox/outbox.ts';
import { ROW_VERSION } from '#outbox/record.ts';
import { leased } from '#outbox/schedule.ts';
import { states } from '#outbox/states.ts';
import { rowWith, serverAt, submissionFor } from '../../support/submission.ts';
import { freshOutbox, putRaw, rawRow, setAsideRows } from './fresh-outbox.ts';
import { startReceiver } from './receiver.ts';

beforeEach(freshOutbox);

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

  test('asks for strict durability', async () => {
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await put(submissionFor(serverAt()));
    expect(transaction).toHaveBeenCalledWith('outbox', 'readwrite', { durability: 'strict' });
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
    await update([submissionId], (row) => ({ ...row, state: 'delivered', envelope: null }));
    await put(submission);
    expect(await get(submissionId)).toMatchObject({ state: 'delivered', envelope: null });
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

  test('of what is not there is no error', async () => {
    expect(await remove(crypto.randomUUID())).toBeNull();
  });
});
