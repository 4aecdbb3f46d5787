import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readMarks } from '#outbox/core/marks.ts';
import { lostStore } from '#outbox/core/lost-store.ts';
import { drain } from '#outbox/leads/drain.ts';
import { clearDelivered, put, remove, restore } from '#outbox/leads/store.ts';
import { forgetLost, lookForLost } from '#outbox/page/lost.ts';
import { paths } from '#contract/paths.ts';
import { rowWith, serverAt, submissionFor } from '../../../support/submission.ts';
import { memoryCaches } from '../../../sw/memory-caches.ts';
import { freshOutbox, keepAside, putRaw } from '../fresh-outbox.ts';
import { memoryStorage } from '../memory-storage.ts';

const ORIGIN = 'https://ashlarandsons.example';
const DAY = Date.UTC(2026, 10, 24, 9);

const network = vi.fn<typeof fetch>();
let storage: ReturnType<typeof memoryStorage>;
let caches: ReturnType<typeof memoryCaches>;

beforeEach(async () => {
  await freshOutbox();
  storage = memoryStorage();
  caches = memoryCaches();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', network);
  network.mockReset().mockRejectedValue(new TypeError('no network'));
  lostStore.set([]);
});

/** A request that waits, stored at the same time in the database and as a mark. */
async function waiting(): Promise<string> {
  const submission = submissionFor(serverAt(ORIGIN));
  await put(submission, DAY);
  await readMarks();
  return submission.envelope.submissionId;
}

/** The server: it knows the receipts of these, and answers requests for the count. */
function serverKnows(receipts: Record<string, string>) {
  const counted: unknown[] = [];
  network.mockImplementation(async (address, init) => {
    const body: unknown = JSON.parse(String(init?.body));
    if (address === paths.lostLeads) {
      counted.push(body);
      return new Response(null, { status: 204 });
    }
    return Response.json({
      arrived: Object.entries(receipts).map(([id, receipt]) => ({ id, receipt })),
    });
  });
  return counted;
}

const markedIds = async () => (await readMarks()).map(({ id }) => id);

describe('the mark of a request', () => {
  test('is there as long as it waits, in both places, with nothing personal', async () => {
    const id = await waiting();
    expect(await readMarks()).toEqual([{ id, day: '2026-11-24' }]);
    expect(storage.getItem('lead-marks')).toBe(JSON.stringify({ [id]: { day: '2026-11-24' } }));
    storage.clear();
    expect(await markedIds()).toEqual([id]);
  });

  test('goes with its delivery', async () => {
    await waiting();
    const receipt = { receipt: 'A-1', receivedAt: '2026-11-24T09:00:00.000Z' };
    const send = async () => Response.json(receipt, { status: 202 });
    await drain({ trigger: 'load', send });
    expect(await markedIds()).toEqual([]);
  });

  test('goes with its deletion, and comes back when that is undone', async () => {
    const id = await waiting();
    const row = await remove(id);
    expect(await markedIds()).toEqual([]);
    await restore(row ?? rowWith({}));
    expect(await markedIds()).toEqual([id]);
  });

  test('goes after a delivery by the worker, which cannot reach local storage', async () => {
    const id = await waiting();
    vi.stubGlobal('localStorage', undefined);
    await drain({
      trigger: 'sync',
      send: async () =>
        Response.json({ receipt: 'A-1', receivedAt: '2026-11-24T09:00:00.000Z' }, { status: 202 }),
    });
    vi.stubGlobal('localStorage', storage);
    expect(storage.getItem('lead-marks')).toContain(id);
    expect(await markedIds()).toEqual([]);
    await clearDelivered();
    await lookForLost(true);
    expect(lostStore.get()).toEqual([]);
  });

  test('is set for one that an earlier release has left', async () => {
    const row = rowWith({ state: 'pending', createdAt: DAY });
    await putRaw(row);
    await lookForLost(true);
    expect(await markedIds()).toEqual([row.id]);
    expect(lostStore.get()).toEqual([]);
  });

  test('that is damaged counts as none', async () => {
    storage.setItem('lead-marks', '{"x":');
    await (await caches.open('lead-marks')).put('/lead-marks/x', new Response('{'));
    expect(await readMarks()).toEqual([]);
  });
});

describe('a request that the browser has erased', () => {
  test('is reported with its day, and counted once at the server, without its id', async () => {
    const id = await waiting();
    await freshOutbox();
    const counted = serverKnows({});
    await lookForLost(true);
    expect(lostStore.get()).toEqual([{ id, day: '2026-11-24', receipt: null }]);
    await lookForLost(true);
    expect(counted).toEqual([{ count: 1 }]);
  });

  test.each(['localStorage', 'caches'])('is reported when %s was erased too', async (place) => {
    const id = await waiting();
    await freshOutbox();
    if (place === 'caches') vi.stubGlobal('caches', memoryCaches());
    else storage.clear();
    await lookForLost(true);
    expect(lostStore.get()).toMatchObject([{ id }]);
  });

  test('is reported without a connection, and counted with the next one', async () => {
    const id = await waiting();
    await freshOutbox();
    await lookForLost(true);
    expect(lostStore.get()).toMatchObject([{ id, receipt: null }]);
    const counted = serverKnows({});
    await lookForLost(true);
    expect(counted).toEqual([{ count: 1 }]);
  });

  test('is not lost when it has arrived by another road', async () => {
    const id = await waiting();
    await freshOutbox();
    const counted = serverKnows({ [id]: 'A-7KQ4' });
    await lookForLost(true);
    expect(lostStore.get()).toMatchObject([{ id, receipt: 'A-7KQ4' }]);
    expect(counted).toEqual([]);
  });

  test('is not asked for where the site has no server', async () => {
    await waiting();
    await freshOutbox();
    await lookForLost(false);
    expect(network).not.toHaveBeenCalled();
    expect(lostStore.get()).toHaveLength(1);
  });

  test('is not reported again once the visitor has read of it', async () => {
    const id = await waiting();
    await freshOutbox();
    await lookForLost(true);
    await forgetLost(id);
    await lookForLost(true);
    expect(lostStore.get()).toEqual([]);
  });

  test('is none that waits, was set aside, or lies in a database that does not open', async () => {
    const id = await waiting();
    await lookForLost(true);
    await freshOutbox();
    await keepAside({ id, schemaVersion: 99 });
    await lookForLost(true);
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    await lookForLost(true);
    expect(lostStore.get()).toEqual([]);
    expect(await markedIds()).toEqual([id]);
  });
});
