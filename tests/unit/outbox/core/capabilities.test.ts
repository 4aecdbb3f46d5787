import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Capabilities from '#outbox/core/capabilities.ts';

type Sync = { register?: (tag: string) => Promise<void>; getTags?: () => Promise<string[]> };

let capabilities: typeof Capabilities;

beforeEach(async () => {
  vi.resetModules();
  capabilities = await import('#outbox/core/capabilities.ts');
});

afterEach(() => vi.unstubAllGlobals());

const accepting = async () => undefined;

const refusing = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));

/** The part of the browser through which a page asks for its worker. */
function workers(
  getRegistration: () => Promise<object | undefined>,
  ready: Promise<object> = new Promise(() => undefined),
) {
  return Object.assign(new EventTarget(), { getRegistration, ready });
}

/** A browser whose worker is there, or is still being installed, or has no Background Sync. */
function givenWorker(sync: Sync | undefined, { active = true } = {}) {
  const { promise: ready, resolve } = Promise.withResolvers<object>();
  const registration = { active: active ? {} : null, ...(sync ? { sync } : {}) };
  const install = () => resolve({ ...registration, active: {} });
  vi.stubGlobal('navigator', {
    serviceWorker: workers(async () => registration, ready),
  });
  return { install };
}

const sendsWhenClosed = () => capabilities.prospectHere().sends === 'by-itself';

/** Subscribes; resolves with what is known once the browser has been asked. */
async function looked(): Promise<boolean> {
  await new Promise<void>((resolve) => capabilities.subscribeCapabilities(resolve));
  return sendsWhenClosed();
}

describe('that what waits is sent with the site closed', () => {
  test('is not said before the browser has been asked', () => {
    givenWorker({ register: accepting, getTags: async () => ['lead-outbox'] });
    expect(sendsWhenClosed()).toBe(false);
  });

  test('is said when the browser has promised it, now or before', async () => {
    givenWorker({ register: accepting, getTags: async () => ['other', 'lead-outbox'] });
    expect(await looked()).toBe(true);
    expect(await capabilities.requestBackgroundSync()).toBe(true);
    expect(sendsWhenClosed()).toBe(true);
  });

  test.each([
    ['has no Background Sync', undefined],
    ['has promised nothing for the outbox', { register: refusing, getTags: async () => ['other'] }],
    ['does not tell what it has promised', { register: refusing }],
    ['refuses, as the visitor has told it to', { register: refusing, getTags: refusing }],
  ] satisfies [string, Sync | undefined][])('is not said when it %s', async (_what, sync) => {
    givenWorker(sync);
    expect(await looked()).toBe(false);
    expect(await capabilities.requestBackgroundSync()).toBe(false);
    expect(sendsWhenClosed()).toBe(false);
  });

  test.each([
    ['has no workers', {}],
    ['has none for this site', { serviceWorker: workers(async () => undefined) }],
    ['keeps workers from this page', { serviceWorker: workers(refusing) }],
  ])('is not said when the browser %s', async (_what, navigator) => {
    vi.stubGlobal('navigator', navigator);
    expect(await looked()).toBe(false);
    expect(await capabilities.requestBackgroundSync()).toBe(false);
  });

  test('is said as soon as a worker that is being installed can be asked', async () => {
    const { install } = givenWorker({ register: accepting }, { active: false });
    expect(await capabilities.requestBackgroundSync()).toBe(false);
    const told = new Promise<void>((resolve) => capabilities.subscribeCapabilities(resolve));
    install();
    await told;
    expect(sendsWhenClosed()).toBe(true);
  });

  test('is taken back when the browser refuses a later one', async () => {
    const register = vi.fn(accepting).mockImplementationOnce(accepting);
    givenWorker({ register });
    expect(await capabilities.requestBackgroundSync()).toBe(true);
    register.mockImplementation(refusing);
    expect(await capabilities.requestBackgroundSync()).toBe(false);
    expect(sendsWhenClosed()).toBe(false);
  });
});

describe('where nothing is sent with the site closed', () => {
  test('what the browser has promised for its storage is known too, and asked for when it has not', async () => {
    const persist = vi.fn<() => Promise<boolean>>(async () => true);
    vi.stubGlobal('navigator', {
      serviceWorker: workers(async () => undefined),
      storage: { persisted: async () => false, persist },
    });
    await looked();
    expect(capabilities.prospectHere()).toMatchObject({ sends: 'when-open', isClearable: true });
    await capabilities.requestKeptStorage();
    expect(persist).toHaveBeenCalledTimes(1);
    expect(capabilities.prospectHere()).toMatchObject({ isClearable: false });
  });

  test.each([
    ['a browser of an iPhone forgets after seven days', false],
    ['an app on its home screen does not', true],
  ])('%s', async (_what, standalone) => {
    vi.resetModules();
    vi.stubGlobal('navigator', {
      standalone,
      userAgent: 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/26.0 Mobile Safari/604.1',
    });
    capabilities = await import('#outbox/core/capabilities.ts');
    await looked();
    const prospect = capabilities.prospectHere();
    expect(prospect.sends === 'when-open' && prospect.erasedAfter === null).toBe(standalone);
  });
});

describe('that the worker can notify', () => {
  test('needs a worker and notifications, and no Background Sync', () => {
    vi.stubGlobal('navigator', { serviceWorker: { controller: null } });
    vi.stubGlobal('Notification', vi.fn<() => void>());
    expect(capabilities.canNotify()).toBe(false);
    vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
    expect(capabilities.canNotify()).toBe(true);
    vi.stubGlobal('navigator', {});
    expect(capabilities.canNotify()).toBe(false);
    vi.unstubAllGlobals();
    expect(capabilities.canNotify()).toBe(false);
  });

  test('is told when a first worker takes the page over, until nobody asks any more', async () => {
    const container = workers(async () => undefined);
    vi.stubGlobal('navigator', { serviceWorker: container });
    const told = vi.fn<() => void>();
    const stop = capabilities.subscribeCapabilities(told);
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1));
    container.dispatchEvent(new Event('controllerchange'));
    expect(told).toHaveBeenCalledTimes(2);
    stop();
    container.dispatchEvent(new Event('controllerchange'));
    expect(told).toHaveBeenCalledTimes(2);
  });
});
