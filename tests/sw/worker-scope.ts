import { vi } from 'vitest';
import { memoryCaches } from './memory-caches.ts';

/** A window of the site, as its worker sees it. */
export type Window = {
  url: string;
  visibilityState: 'visible' | 'hidden';
  focus: () => unknown;
  navigate: (url: string) => Promise<Window | null>;
  postMessage: (message: unknown) => void;
};

export const ORIGIN = 'https://ashlarandsons.example';

/** What a browser gives a worker, as far as this one uses it; import this before the worker's code. */
export const world = {
  windows: [] as Window[],
  /** What the worker listens to. */
  listeners: new Map<string, (event: Event) => void>(),
  /** What events have kept it alive for. */
  lasting: [] as Promise<unknown>[],
  registered: vi.fn<(tag: string) => Promise<void>>(async () => undefined),
  shown: vi.fn<(title: string, options: NotificationOptions) => Promise<void>>(
    async () => undefined,
  ),
  opened: vi.fn<(url: string) => Promise<void>>(async () => undefined),
  badge: vi.fn<(count: number | null) => Promise<void>>(async () => undefined),
  updated: vi.fn<() => Promise<void>>(async () => undefined),
  skipped: vi.fn<() => Promise<void>>(async () => undefined),
};

/** An event that a worker may be kept alive for. */
class LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void {
    world.lasting.push(work);
  }
}

/** Workbox reads this flag from `self` and `globalThis`, the same object in a browser but not here. */
const WITHOUT_NOTES = '__WB_DISABLE_DEV_LOGS';

const scope = {
  // No development logging, as in a build.
  [WITHOUT_NOTES]: true,
  caches: memoryCaches(),
  location: new URL(ORIGIN),
  addEventListener: (type: string, listener: (event: Event) => void) =>
    void world.listeners.set(type, listener),
  skipWaiting: () => world.skipped(),
  clients: {
    matchAll: async () => world.windows,
    openWindow: (url: string) => world.opened(url),
  },
  registration: {
    installing: null as object | null,
    waiting: null as object | null,
    update: () => world.updated(),
    scope: `${ORIGIN}/`,
    sync: { register: (tag: string) => world.registered(tag) },
    showNotification: (title: string, options: NotificationOptions) => world.shown(title, options),
  },
  navigator: {
    locks: navigator.locks,
    userAgent: navigator.userAgent,
    setAppBadge: (count: number) => world.badge(count),
    clearAppBadge: () => world.badge(null),
  },
};

vi.stubGlobal('self', scope);
vi.stubGlobal(WITHOUT_NOTES, true);
vi.stubGlobal('navigator', scope.navigator);
vi.stubGlobal('registration', scope.registration);
vi.stubGlobal('location', scope.location);
vi.stubGlobal('caches', scope.caches);
vi.stubGlobal('ExtendableEvent', LastingEvent);
vi.stubGlobal('FetchEvent', class extends LastingEvent {});

/** The visitor's answer to the question whether the site may notify. */
export function givenPermission(permission: NotificationPermission): void {
  vi.stubGlobal('Notification', { permission });
}

/** A window at a path of the site. */
export function aWindow(path: string, visibilityState: Window['visibilityState']): Window {
  const window: Window = {
    url: `${ORIGIN}${path}`,
    visibilityState,
    focus: vi.fn<() => unknown>(),
    navigate: vi.fn<Window['navigate']>(async () => window),
    postMessage: vi.fn<Window['postMessage']>(),
  };
  return window;
}
