import { beforeEach, vi, afterEach, describe, test, expect } from 'vitest';
import { freshOutbox } from '../fresh-outbox.ts';
import { submissionFor, serverAt } from '../../../support/submission.ts';

// Loaded again for each test: the store keeps what it has read.
const load = async () => ({
  store: await import('#outbox/page/view.ts'),
  outbox: await import('#outbox/leads/store.ts'),
});

let { store, outbox } = await load();

let stop: () => void;

beforeEach(async () => {
  await freshOutbox();
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.resetModules();
  ({ store, outbox } = await load());
  stop = () => undefined;
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const waiting = () => store.waitingCount(store.outboxStore.get());

describe('the outbox as the interface sees it', () => {
  test('stays unread as long as nothing may be waiting', () => {
    stop = store.outboxStore.subscribe(() => undefined);
    expect(store.outboxStore.get().status).toBe('unread');
    expect(waiting()).toBe(0);
  });

  test('is read at once when something may be waiting', async () => {
    await outbox.put(submissionFor(serverAt()));
    localStorage.setItem('lead-outbox-waiting', '1');
    stop = store.outboxStore.subscribe(() => undefined);
    await expect.poll(waiting).toBe(1);
  });

  test('follows what is put in and taken out', async () => {
    let told = 0;
    stop = store.outboxStore.subscribe(() => {
      told += 1;
    });
    const submission = submissionFor(serverAt());
    await outbox.put(submission);
    await expect.poll(waiting).toBe(1);
    await outbox.remove(submission.envelope.submissionId);
    await expect.poll(waiting, { timeout: 5_000 }).toBe(0);
    expect(told).toBeGreaterThanOrEqual(2);
  });

  test('follows many changes in a row at most once a second, and shows the last of them', async () => {
    let told = 0;
    stop = store.outboxStore.subscribe(() => {
      told += 1;
    });
    const startedAt = performance.now();
    for (let count = 0; count < 40; count += 1) await outbox.put(submissionFor(serverAt()));
    await expect.poll(waiting, { timeout: 5_000 }).toBe(40);
    expect(told).toBeLessThanOrEqual(2 + (performance.now() - startedAt) / 1_000);
  });

  test('says that nothing is kept here when the browser has no storage', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await store.refreshOutbox();
    expect(store.outboxStore.get().status).toBe('unavailable');
  });

  test('says that it could not be read when storage fails in another way', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    await store.refreshOutbox();
    expect(store.outboxStore.get().status).toBe('failed');
  });
});
