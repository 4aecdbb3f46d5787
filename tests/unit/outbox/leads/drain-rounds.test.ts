import { describe, expect, test, vi } from 'vitest';
import { withOutboxLock } from '#outbox/core/lock.ts';
import { list } from '#outbox/core/rows.ts';
import { drain } from '#outbox/leads/drain.ts';
import { serverAt } from '../../../support/submission.ts';
import { deadOrigin, receipt } from '../receiver.ts';
import { drainAt, eachWithAFreshOutbox, idsOf, NOW, receiving, waiting } from './drain-set-up.ts';

eachWithAFreshOutbox();

/** Time, by the clock that nobody sets, passes with every lead that is sent. */
function givenSlowSending(msEach: number) {
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  return () => {
    clock += msEach;
  };
}

describe('a drain that takes long', () => {
  test('gives the lock back in between, to whoever waits for it, and sends everything once', async () => {
    const pass = givenSlowSending(21_000);
    const order: string[] = [];
    let other: Promise<unknown> = Promise.resolve();
    const receiver = await receiving((_request, count) => {
      pass();
      if (count === 1) other = withOutboxLock(async () => order.push('another drainer'));
      order.push('lead');
      return receipt();
    });
    const ids = await waiting(serverAt(receiver.origin), 3);
    const result = await drainAt(NOW + 100);
    await other;
    expect(order).toEqual(['lead', 'another drainer', 'lead', 'lead']);
    expect(idsOf(receiver).sort()).toEqual(ids.sort());
    expect(result).toMatchObject({ waiting: 0, unfinished: false });
  });

  test('tries what has failed only once, though what made it run implies connectivity', async () => {
    const pass = givenSlowSending(21_000);
    const origins = [await deadOrigin(), await deadOrigin(), await deadOrigin()];
    for (const origin of origins) await waiting(serverAt(origin), 2);
    const send = vi.fn<typeof fetch>(() => {
      pass();
      return Promise.reject(new TypeError('no network'));
    });
    const result = await drain({ trigger: 'online', now: () => NOW, random: () => 0.5, send });
    expect(send.mock.calls.map(([url]) => url).sort()).toEqual(
      origins.map((origin) => `${origin}/api/leads`).sort(),
    );
    expect(result).toMatchObject({ waiting: 6, unfinished: false });
    expect((await list()).filter(({ attempts }) => attempts > 1)).toEqual([]);
  });
});
