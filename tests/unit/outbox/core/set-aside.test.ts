import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ROW_VERSION } from '#outbox/core/record.ts';
import { rowWith, serverAt } from '../../../support/submission.ts';
import { freshOutbox, keepAside, putRaw, setAsideRows } from '../fresh-outbox.ts';
import { startReceiver } from '../receiver.ts';

beforeEach(freshOutbox);

/** The outbox as a page loads it: an update of the site loads its code again. */
async function loaded() {
  vi.resetModules();
  const rows = await import('#outbox/core/rows.ts');
  const store = await import('#outbox/leads/store.ts');
  const { drain } = await import('#outbox/leads/drain.ts');
  const { onChange } = await import('#outbox/core/changes.ts');
  return { ...rows, ...store, drain, onChange };
}

const future = () => ({ ...rowWith(), schemaVersion: ROW_VERSION + 1 });

describe('a row that older code has set aside', () => {
  test('is taken back by code that can read it, and every tab hears of it', async () => {
    const row = rowWith({ state: 'parked' });
    await keepAside(row);
    const { list, onChange } = await loaded();
    const heard = vi.fn<() => void>();
    onChange(heard);
    expect(await list()).toEqual([row]);
    expect(await setAsideRows()).toEqual([]);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('is sent by the first drain after the update', async () => {
    const receiver = await startReceiver();
    const row = rowWith({ destination: serverAt(receiver.origin) });
    await keepAside(row);
    const { drain, get } = await loaded();
    await drain({ trigger: 'load' });
    expect(receiver.requests).toHaveLength(1);
    expect(await get(row.id)).toMatchObject({ state: 'delivered' });
    await receiver.close();
  });

  test('stays aside as long as nobody can read it', async () => {
    await keepAside(future());
    await keepAside({ id: 'torn', state: 'pending' });
    const { list } = await loaded();
    expect(await list()).toEqual([]);
    expect(await setAsideRows()).toHaveLength(2);
  });

  test('stays aside when it was sent again under its id meanwhile', async () => {
    const row = rowWith();
    await keepAside({ ...row, attempts: 7 });
    await putRaw(row);
    const { list } = await loaded();
    expect(await list()).toEqual([row]);
    expect(await setAsideRows()).toHaveLength(1);
  });

  test('is looked for again when storage did not answer the first time', async () => {
    const row = rowWith();
    await keepAside(row);
    const { list } = await loaded();
    vi.spyOn(IDBObjectStore.prototype, 'count').mockImplementationOnce(() => {
      throw new DOMException('just now', 'NotReadableError');
    });
    await expect(list()).rejects.toThrow('just now');
    expect(await list()).toEqual([row]);
  });
});

describe('whether the next page has to look into the database', () => {
  test.each([
    ['a row of a newer version lies aside', future, true],
    ['a row lies aside that nothing will ever read', () => ({ id: 'torn', state: 'x' }), false],
    ['a row waits', () => rowWith({ state: 'parked' }), true],
    ['all is delivered', () => rowWith({ state: 'delivered', envelope: null }), false],
  ])('when %s', async (_what, row, wanted) => {
    await putRaw(row());
    const { drain, list } = await loaded();
    await list();
    expect((await drain({ trigger: 'load' })).mayHaveWaiting).toBe(wanted);
  });
});
