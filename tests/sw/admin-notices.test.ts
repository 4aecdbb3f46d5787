import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aWindow, world } from './worker-scope.ts';
import type { PushPayload } from '#contract/admin/push.ts';
import { isLeadNotice, onLeadNoticeClick, onPush } from '../../sw/admin-notices.ts';
import { onMessage } from '../../sw/messages.ts';

const payload: PushPayload = {
  title: 'New lead',
  body: 'Masonry, Manly (Hero Section Contact)',
  path: '/admin/leads/L1',
  lead: { id: 'L1', device: 'D1', call: 'Call', later: 'Later' },
};

const posted = vi.fn<typeof fetch>();

beforeEach(() => {
  world.windows = [];
  world.shown.mockClear();
  world.opened.mockClear();
  world.badge.mockClear();
  posted.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', posted);
});

const pushed = (value: unknown): PushMessageData => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const bytes = new TextEncoder().encode(text);
  return {
    json: () => JSON.parse(text),
    text: () => text,
    arrayBuffer: () => bytes.buffer,
    blob: () => new Blob([bytes]),
    bytes: () => bytes,
  };
};

function press(action: string, data: unknown = payload) {
  const close = vi.fn<() => void>();
  return { close, done: onLeadNoticeClick({ action, notification: { close, data } }) };
}

describe('a pushed lead', () => {
  test('is shown with its two buttons, and once for each lead', async () => {
    await onPush(pushed(payload));
    expect(world.shown).toHaveBeenCalledExactlyOnceWith(
      'New lead',
      expect.objectContaining({
        body: payload.body,
        tag: 'L1',
        actions: [
          { action: 'call', title: 'Call' },
          { action: 'later', title: 'Later' },
        ],
      }),
    );
  });

  test.each([[null], [pushed('no JSON')], [pushed({ title: 'x' })]])(
    'is not made of what the server has not sent',
    async (data) => {
      await onPush(data);
      expect(world.shown).not.toHaveBeenCalled();
    },
  );

  test.each([
    ['', payload.path],
    ['call', `${payload.path}?call`],
  ])('pressed on "%s" opens the lead', async (action, address) => {
    world.windows = [aWindow('/admin/webhooks', 'visible'), aWindow('/', 'visible')];
    const { close, done } = press(action);
    await done;
    expect(close).toHaveBeenCalledOnce();
    expect(world.opened).toHaveBeenCalledExactlyOnceWith(address);
    expect(posted).not.toHaveBeenCalled();
  });

  test('opens in the window that has the inbox', async () => {
    const inbox = aWindow('/admin/leads', 'hidden');
    world.windows = [aWindow('/', 'visible'), inbox];
    await press('').done;
    expect(inbox.navigate).toHaveBeenCalledWith(payload.path);
    expect(inbox.focus).toHaveBeenCalledOnce();
    expect(world.opened).not.toHaveBeenCalled();
  });

  test('opens a window of its own where that one cannot be led there', async () => {
    const inbox = aWindow('/admin/leads', 'hidden');
    inbox.navigate = () => Promise.reject(new TypeError('not controlled'));
    world.windows = [inbox];
    await press('').done;
    expect(world.opened).toHaveBeenCalledExactlyOnceWith(payload.path);
  });

  test('that is of no lead cannot be put off: it opens', async () => {
    const { lead: _lead, ...test } = payload;
    await press('later', test).done;
    expect(posted).not.toHaveBeenCalled();
    expect(world.opened).toHaveBeenCalledExactlyOnceWith(payload.path);
  });

  test('put off opens nothing, and has the server tell this device once more', async () => {
    await press('later').done;
    expect(world.opened).not.toHaveBeenCalled();
    const [path, init] = posted.mock.calls[0] ?? [];
    expect(path).toBe('/api/admin/notices/later');
    expect(init).toMatchObject({ method: 'POST', body: '{"lead":"L1","device":"D1"}' });
  });
});

test.each([
  ['without network', () => Promise.reject(new TypeError('Failed to fetch')), 1],
  ['while the server is busy', () => Promise.resolve(new Response(null, { status: 503 })), 1],
  [
    'of a lead that is there no more',
    () => Promise.resolve(new Response(null, { status: 404 })),
    0,
  ],
  ['with the server’s word', () => Promise.resolve(new Response(null, { status: 204 })), 0],
] as const)(
  'a pushed lead that is put off %s is shown again only if it was not',
  async (_when, answer, times) => {
    posted.mockImplementation(answer);
    await press('later').done;
    const again = ['L1', payload];
    const shown = world.shown.mock.calls.map(([, { tag, data }]) => [tag, data]);
    expect(shown).toEqual(times === 0 ? [] : [again]);
  },
);

test('what is of no lead takes the place of its own like alone', async () => {
  const { lead: _lead, ...message } = payload;
  await onPush(pushed({ ...message, tag: 'summary:2026-07-07' }));
  await onPush(pushed({ ...message, tag: 'disk:2026-07-07' }));
  const tags = world.shown.mock.calls.map(([, { tag }]) => tag);
  expect(tags).toEqual(['summary:2026-07-07', 'disk:2026-07-07']);
});

describe('the admin’s icon', () => {
  const withCount = (newLeads: number) => onPush(pushed({ ...payload, newLeads }));

  test('shows how many leads are new, where an owner is signed in', async () => {
    await onMessage({ type: 'NEW_LEADS', count: 0 });
    await withCount(3);
    expect(world.badge).toHaveBeenLastCalledWith(3);
    await withCount(0);
    expect(world.badge).toHaveBeenLastCalledWith(null);
  });

  test('shows none after signing out, and none where a notice does not say', async () => {
    await onMessage({ type: 'NEW_LEADS', count: 2 });
    await onPush(pushed(payload));
    await onMessage({ type: 'NEW_LEADS', count: null });
    await withCount(3);
    expect(world.badge).not.toHaveBeenCalled();
    expect(world.shown).toHaveBeenCalledTimes(2);
  });

  test('that cannot be marked does not keep the notice back', async () => {
    await onMessage({ type: 'NEW_LEADS', count: 0 });
    world.badge.mockRejectedValueOnce(new DOMException('no icon', 'NotAllowedError'));
    await withCount(1);
    expect(world.shown).toHaveBeenCalledOnce();
  });
});

test('a notification of a delivery is none of a lead', () => {
  expect([isLeadNotice(null), isLeadNotice(undefined), isLeadNotice(payload)]).toEqual([
    false,
    false,
    true,
  ]);
});
