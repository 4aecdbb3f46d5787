import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

/** One in which nobody has been asked yet. */
const freshStore = () => {
  vi.resetModules();
  return import('#features/admin/session/session.ts');
};

const answers = {
  'a proxy whose server is restarting': () =>
    Promise.resolve(new Response('<!doctype html>', { status: 502 })),
  'a server that cannot read its database': () =>
    Promise.resolve(
      Response.json({ error: { code: 'storage_failed', message: 'Later.' } }, { status: 503 }),
    ),
  'a server that fails': () =>
    Promise.resolve(
      Response.json({ error: { code: 'internal', message: 'Sorry.' } }, { status: 500 }),
    ),
  'no network': () => Promise.reject(new TypeError('Failed to fetch')),
};
const aPage = () => Promise.resolve(new Response('<!doctype html>', { status: 404 }));
const somebody = (signedIn: boolean) => () =>
  Promise.resolve(Response.json({ signedIn, expiresAt: null }));

let store: Awaited<ReturnType<typeof freshStore>>;

beforeEach(async () => {
  store = await freshStore();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function checked(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer);
  await store.checkSession();
  return store.sessionState();
}

test.each(Object.entries({ ...answers, 'a page': aPage }))(
  'whoever is signed in stays so when a later check finds %s',
  async (_, answer) => {
    expect(await checked(somebody(true))).toBe('signed_in');
    expect(await checked(answer)).toBe('signed_in');
  },
);

test.each(Object.entries({ ...answers, 'a page': aPage }))(
  'the sign-in over an ended session stays when a check finds %s, and the next does not forget whose it was',
  async (_, answer) => {
    await checked(somebody(true));
    expect(await checked(somebody(false))).toBe('expired');
    expect(await checked(answer)).toBe('expired');
    expect(await checked(somebody(false))).toBe('expired');
  },
);

test.each(Object.entries(answers))(
  'at the start %s is one that cannot be reached',
  async (_, answer) => {
    expect(await checked(answer)).toBe('unreachable');
  },
);

test('a server that has not answered after 3 s counts as away, until its answer comes anyway', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  const check = store.checkSession();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(store.sessionState()).toBe('checking');
  await vi.advanceTimersByTimeAsync(1);
  expect(store.sessionState()).toBe('unreachable');
  answer.resolve(await somebody(true)());
  await check;
  expect(store.sessionState()).toBe('signed_in');
});

test('a session of 30 days is checked when the longest timer ends, not at once', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const expiresAt = new Date(Date.now() + 30 * 86_400_000).toISOString();
  const asked = vi.fn(() => Promise.resolve(Response.json({ signedIn: true, expiresAt })));
  vi.stubGlobal('fetch', asked);
  // Browsers end a longer one at once, which fake timers do not.
  const waits: (number | undefined)[] = [];
  const { setTimeout: original } = globalThis;
  vi.stubGlobal('setTimeout', (run: () => void, wait?: number) => {
    waits.push(wait);
    return original(run, wait);
  });
  await store.checkSession();
  expect(Math.max(...waits.map((wait) => wait ?? 0))).toBe(2 ** 31 - 1);
  await vi.advanceTimersByTimeAsync(2 ** 31 - 2);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('at the start a host that has only pages is no server', async () => {
  expect(await checked(aPage)).toBe('no_server');
});

test.each(Object.entries(answers))(
  'signing out is done here also where it finds %s, and is said there before anything else',
  async (_, answer) => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
    await checked(somebody(true));
    vi.stubGlobal('fetch', answer);
    expect(await store.signOut()).toBe(false);
    expect(store.sessionState()).toBe('signed_out');
    const asked: (string | undefined)[] = [];
    await checked((...call: Parameters<typeof fetch> | []) => {
      asked.push(call[1]?.method);
      return asked.length === 1
        ? Promise.resolve(new Response(null, { status: 204 }))
        : somebody(false)();
    });
    expect(asked).toEqual(['DELETE', 'GET']);
    expect(kept.size).toBe(0);
  },
);
