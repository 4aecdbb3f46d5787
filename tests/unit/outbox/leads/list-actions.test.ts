import { beforeEach, describe, expect, test } from 'vitest';
import { get, list, setAsideCount } from '#outbox/core/rows.ts';
import { requestNotification } from '#outbox/leads/actions.ts';
import { clearDelivered } from '#outbox/leads/store.ts';
import { rowWith } from '../../../support/submission.ts';
import { freshOutbox, putRaw } from '../fresh-outbox.ts';

beforeEach(freshOutbox);

describe('what the list of requests asks of the outbox', () => {
  test('to be notified of a delivery is noted with the waiting submission', async () => {
    const row = rowWith();
    await putRaw(row);
    await requestNotification(row.id);
    expect(await get(row.id)).toEqual({ ...row, notify: true });
  });

  test('to be notified of what has been delivered already is noted nowhere', async () => {
    const row = rowWith({ state: 'delivered', envelope: null });
    await putRaw(row);
    await requestNotification(row.id);
    expect(await get(row.id)).toEqual(row);
  });

  test('clearing takes what was delivered, and nothing else', async () => {
    const kept = (['pending', 'sending', 'parked', 'paused', 'unconfirmed'] as const).map((state) =>
      rowWith({ state }),
    );
    for (const row of kept) await putRaw(row);
    await putRaw(rowWith({ state: 'delivered', envelope: null }));
    await putRaw(rowWith({ state: 'delivered', envelope: null }));
    await clearDelivered();
    const left = (await list()).map((row) => row.id);
    expect(left.toSorted()).toEqual(kept.map((row) => row.id).toSorted());
  });

  test('rows that could not be read are counted', async () => {
    expect(await setAsideCount()).toBe(0);
    await putRaw({ id: 'torn', state: 'pending' });
    await list();
    expect(await setAsideCount()).toBe(1);
  });
});
