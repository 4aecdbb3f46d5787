import { beforeEach, expect, test, vi } from 'vitest';
import { deleteDB, openDB } from 'idb';
import { TimeLimitError } from '#lib/time-limit.ts';
import { closeDb, DB_NAME, DB_VERSION, withDb } from '#outbox/core/db.ts';
import { ROW_VERSION } from '#outbox/core/record.ts';
import { get, list, setAsideCount } from '#outbox/core/rows.ts';
import { drain } from '#outbox/leads/drain.ts';
import { put } from '#outbox/leads/store.ts';
import { addPhoto, photosOf } from '#outbox/photos/store.ts';
import { rowWith, serverAt, submissionFor } from '../../../support/submission.ts';
import { everythingStored, freshOutbox } from '../fresh-outbox.ts';
import { aPhoto } from '../photos/a-photo.ts';
import { startReceiver } from '../receiver.ts';

beforeEach(freshOutbox);

/** A database as version 1 of the site left it, with one waiting lead. */
async function versionOne() {
  const db = await openDB(DB_NAME, 1, {
    upgrade(upgrading) {
      upgrading.createObjectStore('outbox', { keyPath: 'id' }).createIndex('byState', 'state');
    },
    blocking: () => db.close(),
  });
  const { revision: _revision, settledAt: _settledAt, notify: _notify, ...row } = rowWith();
  await db.put('outbox', { ...row, schemaVersion: 1 });
  return { db, row };
}

test('an upgrade from version 1 keeps every row, and has the stores of today', async () => {
  const { db, row } = await versionOne();
  db.close();
  expect(await list()).toEqual([
    { ...row, revision: 1, settledAt: null, notify: false, schemaVersion: ROW_VERSION },
  ]);
  await withDb(async (now) => {
    expect(now.version).toBe(DB_VERSION);
    expect([...now.objectStoreNames]).toEqual(['outbox', 'photoBytes', 'photos', 'setAside']);
    expect([...now.transaction('outbox').store.indexNames]).toEqual(['byDue', 'byState']);
  });
});

test('an upgrade from version 2 keeps what waits and what was set aside, and takes photographs', async () => {
  const row = rowWith();
  const old = await openDB(DB_NAME, 2, {
    upgrade(upgrading, _version, _new, transaction) {
      upgrading.createObjectStore('outbox', { keyPath: 'id' }).createIndex('byState', 'state');
      transaction.objectStore('outbox').createIndex('byDue', ['state', 'nextAttemptAt']);
      upgrading.createObjectStore('setAside', { autoIncrement: true });
    },
  });
  await old.put('outbox', row);
  await old.add('setAside', { raw: { id: 'x' }, at: 5 });
  old.close();
  expect(await list()).toEqual([row]);
  expect(await setAsideCount()).toBe(1);
  expect(await addPhoto(aPhoto(row.id))).toBe('added');
  expect(await photosOf(row.id)).toMatchObject([{ state: 'draft', submissionId: row.id }]);
});

test('a lead that version 1 wrote is delivered, while a tab of version 1 is still open', async () => {
  const receiver = await startReceiver();
  const { db, row } = await versionOne();
  await db.put('outbox', { ...row, destination: serverAt(receiver.origin), schemaVersion: 1 });
  await drain({ trigger: 'load' });
  expect(receiver.requests).toHaveLength(1);
  expect(await get(row.id)).toMatchObject({ state: 'delivered' });
  await receiver.close();
});

test('a newer version of the site is not kept waiting by an open connection', async () => {
  await list();
  const newer = await openDB(DB_NAME, DB_VERSION + 1);
  expect(newer.version).toBe(DB_VERSION + 1);
  newer.close();
  await deleteDB(DB_NAME);
});

test('a connection that the browser closed is opened again', async () => {
  await withDb(async (db) => db.close());
  const submission = submissionFor(serverAt());
  await put(submission);
  expect(await everythingStored()).toContain(submission.envelope.submissionId);
});

test('work goes on after the page has closed the connection itself', async () => {
  await put(submissionFor(serverAt()));
  await closeDb();
  expect(await list()).toHaveLength(1);
});

test('a transaction that is aborted under a write is repeated, and nothing is left unhandled', async () => {
  const original = IDBObjectStore.prototype.put;
  const aborting = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function abort(
    this: IDBObjectStore,
    value: unknown,
  ) {
    const request = original.call(this, value);
    this.transaction.abort();
    return request;
  });
  const submission = submissionFor(serverAt());
  await put(submission);
  expect(aborting).toHaveBeenCalledTimes(2);
  expect(await get(submission.envelope.submissionId)).toMatchObject({ state: 'pending' });
});

test('a connection that stays lost is given up after one more try', async () => {
  const work = vi.fn<() => Promise<void>>(async () => {
    throw new DOMException('gone', 'InvalidStateError');
  });
  await expect(withDb(work)).rejects.toThrow('gone');
  expect(work).toHaveBeenCalledTimes(2);
});

test('an error that is not the connection’s is not repeated', async () => {
  const work = vi.fn<() => Promise<void>>(async () => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(withDb(work)).rejects.toThrow('full');
  expect(work).toHaveBeenCalledTimes(1);
});

test('a storage that is silent is given up after its time, and asked again the next time', async () => {
  const silent = withDb(() => new Promise<never>(() => undefined), 5);
  await expect(silent).rejects.toBeInstanceOf(TimeLimitError);
  await expect(list()).resolves.toEqual([]);
});

test('a refused storage rejects, and is asked again the next time', async () => {
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('not in private mode', 'SecurityError');
  });
  await expect(put(submissionFor(serverAt()))).rejects.toThrow('not in private mode');
  open.mockRestore();
  await expect(put(submissionFor(serverAt()))).resolves.toBeUndefined();
});
