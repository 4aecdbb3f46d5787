import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aWindow, givenPermission, ORIGIN, world } from './worker-scope.ts';
import type { Submission } from '#outbox/core/record.ts';
import { notifyDelivered, onNotificationClick } from '../../sw/notifications.ts';
import { personalTraces, rowWith } from '../support/submission.ts';
import { freshOutbox, putRaw } from '../unit/outbox/fresh-outbox.ts';

const receipt = { receipt: 'A7KQ-4Z9M', receivedAt: '2026-11-20T03:00:00.000Z' };
const delivered = { state: 'delivered', envelope: null, receipt } as const;

beforeEach(async () => {
  await freshOutbox();
  givenPermission('granted');
  world.windows = [];
  world.shown.mockClear();
  world.opened.mockClear();
});

async function stored(changes: Partial<Submission>): Promise<string> {
  const row = rowWith(changes);
  await putRaw(row);
  return row.id;
}

describe('a notification', () => {
  test('says that the business has it, with the receipt and nothing personal', async () => {
    const id = await stored(delivered);
    await notifyDelivered([id]);
    const [shown] = world.shown.mock.calls;
    expect(shown?.[0]).toBe('Request delivered');
    expect(shown?.[1]).toMatchObject({ tag: id, lang: 'en-AU' });
    expect(shown?.[1].body).toContain('Receipt A7KQ-4Z9M.');
    for (const trace of personalTraces) expect(JSON.stringify(shown)).not.toContain(trace);
  });

  test('names the host where the manifest names no business, and no receipt where there is none', async () => {
    await notifyDelivered([await stored({ ...delivered, receipt: null })]);
    expect(world.shown.mock.calls[0]?.[1].body).toBe(`${new URL(ORIGIN).hostname} has it.`);
  });

  test('claims no more than that it has left when nobody can confirm it', async () => {
    await notifyDelivered([await stored({ state: 'unconfirmed' })]);
    const [title, options] = world.shown.mock.calls[0] ?? [];
    expect(title).toBe('Request sent');
    expect(options?.body).toMatch(/^It has left this phone for /);
  });

  test.each(['pending', 'sending', 'parked', 'paused'] as const)(
    'is not shown of what is %s',
    async (state) => {
      await notifyDelivered([await stored({ state }), crypto.randomUUID()]);
      expect(world.shown).not.toHaveBeenCalled();
    },
  );

  test.each(['denied', 'default'] as const)('is not shown with permission %s', async (answer) => {
    givenPermission(answer);
    await notifyDelivered([await stored(delivered)]);
    expect(world.shown).not.toHaveBeenCalled();
  });

  test('is not shown while a page is looked at that says it itself', async () => {
    world.windows = [aWindow('/', 'hidden'), aWindow('/about', 'visible')];
    await notifyDelivered([await stored(delivered)]);
    expect(world.shown).not.toHaveBeenCalled();
    world.windows = [aWindow('/', 'hidden')];
    await notifyDelivered([await stored(delivered)]);
    expect(world.shown).toHaveBeenCalledTimes(1);
  });
});

describe('a press on it', () => {
  function press() {
    const close = vi.fn<() => void>();
    return { close, done: onNotificationClick({ notification: { close } }) };
  }

  test('goes to the window that shows the requests', async () => {
    const there = aWindow('/requests', 'hidden');
    world.windows = [aWindow('/', 'visible'), there];
    const { close, done } = press();
    await done;
    expect(close).toHaveBeenCalledTimes(1);
    expect(there.focus).toHaveBeenCalledTimes(1);
    expect(world.opened).not.toHaveBeenCalled();
  });

  test('opens the requests where no window shows them', async () => {
    world.windows = [aWindow('/', 'visible')];
    await press().done;
    expect(world.opened.mock.calls).toEqual([['/requests']]);
  });
});
