import { beforeEach, expect, test, vi } from 'vitest';
import { openDB } from 'idb';
import { DB_NAME, write } from '#outbox/core/db.ts';
import { LockLostError, withOutboxLock } from '#outbox/core/lock.ts';
import { list } from '#outbox/core/rows.ts';
import { drain } from '#outbox/leads/drain.ts';
import { put } from '#outbox/leads/store.ts';
import { rowWith, serverAt, submissionFor } from '../../../support/submission.ts';
import { freshOutbox } from '../fresh-outbox.ts';
import { startReceiver } from '../receiver.ts';

// Before anything of the outbox is loaded: a place where pages hear that they are frozen.
const page = vi.hoisted(() => {
  const target = new EventTarget();
  Object.assign(globalThis, {
    onpagehide: null,
    addEventListener: target.addEventListener.bind(target),
  });
  return target;
});

const freeze = () => page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));

const resume = () => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

beforeEach(async () => {
  resume();
  await freshOutbox();
  await list();
});

test('a frozen page holds up nobody: what it was busy with is begun again on its return', async () => {
  const attempts = ['first', 'second'];
  const busy = write('relaxed', async (transaction) => {
    const attempt = attempts.shift();
    const store = transaction.objectStore('outbox');
    if (attempt === 'first') for (;;) await store.get('nobody');
    return attempt;
  });
  const other = await openDB(DB_NAME);
  const written = other.put('outbox', rowWith());
  freeze();
  await written;
  expect(attempts).toEqual(['second']);
  resume();
  expect(await busy).toBe('second');
  other.close();
});

test('what the visitor wrote is committed when the page is frozen', async () => {
  const row = rowWith();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const writing = write('strict', async (transaction) => {
    const putting = transaction.objectStore('outbox').put(row);
    ask();
    await putting;
  });
  await asked;
  freeze();
  await writing;
  resume();
  expect(await list()).toHaveLength(1);
});

test('a frozen page gives the lock back, and its work is told', async () => {
  const { promise: working, resolve: work } = Promise.withResolvers<AbortSignal>();
  const held = withOutboxLock(async (_exclusive, signal) => {
    work(signal);
    return new Promise<never>(() => undefined);
  });
  const signal = await working;
  freeze();
  await expect(held).rejects.toBeInstanceOf(LockLostError);
  expect(signal.aborted).toBe(true);
  expect(await withOutboxLock(async (exclusive) => exclusive)).toBe(true);
});

test('a page that goes for good lets its transactions end by themselves', async () => {
  const reading = list();
  page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: false }));
  expect(await reading).toEqual([]);
});

test('a drain that was frozen is over; the next one sends what it left', async () => {
  const receiver = await startReceiver();
  await put(submissionFor(serverAt(receiver.origin)));
  const send = () => {
    freeze();
    return new Promise<never>(() => undefined);
  };
  await expect(drain({ trigger: 'load', send })).rejects.toBeInstanceOf(LockLostError);
  resume();
  await drain({ trigger: 'visible' });
  expect(receiver.requests).toHaveLength(1);
  await receiver.close();
});
