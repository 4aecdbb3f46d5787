import { isWebKit, prospectOf, type Phone, type Prospect } from '#contract/waiting.ts';
import {
  isStorageKept,
  keepStorage,
  runsAsApp,
  serviceWorkers,
  workerRegistration,
} from '#lib/browser-page.ts';
import { notificationPermission } from '#lib/browser.ts';
import { createStore, type ReadableStore } from '#lib/create-store.ts';
import { lastVisitAt } from './page-memory.ts';
import { isSyncRegistered, registerPeriodicSync, registerSync } from './sync.ts';

// What this browser does for waiting submissions, in pages: the single source for every sentence
// about it. It is based on what the browser has granted, not on the APIs it has, since settings may
// disable them.

const IS_WEBKIT = isWebKit(navigator.userAgent);

type Granted = Pick<Phone, 'wakesWorker' | 'isStorageKept'>;

let granted: Granted = { wakesWorker: null, isStorageKept: null };

const current = createStore<Prospect>({ sends: 'unknown' });

/** What can be relied on for a submission that waits here. */
export function prospectHere(): Prospect {
  return current.get();
}

/** `prospectHere`, to be followed. */
export const prospectStore: ReadableStore<Prospect> = {
  ...current,
  subscribe: subscribeCapabilities,
};

function note(more: Partial<Granted>): void {
  granted = { ...granted, ...more };
  const phone = {
    ...granted,
    isWebKit: IS_WEBKIT,
    isInstalled: runsAsApp(),
    lastVisitAt: lastVisitAt(),
  };
  current.set(prospectOf(phone, Date.now()));
}

/**
 * Whether the worker can notify the visitor of a delivery, given permission: while the site is
 * closed where the browser wakes it, otherwise for deliveries by a page in the background.
 */
export function canNotify(): boolean {
  return notificationPermission() !== 'impossible' && Boolean(serviceWorkers()?.controller);
}

/** Whether this is an iPhone or iPad: only WebKit there knows `navigator.standalone`. */
export function isAppleTouch(): boolean {
  return 'standalone' in navigator;
}

/**
 * Calls back when more is known; on a first visit, once the worker controls the page. The first
 * call asks the browser. Returns how to stop.
 */
export function subscribeCapabilities(listener: () => void): () => void {
  const stop = current.subscribe(listener);
  const abort = new AbortController();
  const { signal } = abort;
  serviceWorkers()?.addEventListener('controllerchange', listener, { signal });
  if (granted.wakesWorker === null) void lookUp();
  return () => {
    abort.abort();
    stop();
  };
}

async function lookUp(): Promise<void> {
  const registration = await workerRegistration();
  const promised = registration !== null && (await isSyncRegistered(registration));
  const kept = await isStorageKept();
  if (granted.wakesWorker === null) note({ wakesWorker: promised, isStorageKept: kept });
}

/** Asks the browser not to clear the storage in which submissions wait. */
export async function requestKeptStorage(): Promise<void> {
  note({ isStorageKept: await keepStorage() });
}

/**
 * Asks the browser to wake the worker for waiting submissions; true if it will. Waits for a worker
 * that is still being installed.
 */
export async function requestBackgroundSync(): Promise<boolean> {
  const registration = await workerRegistration();
  if (registration && !registration.active) {
    void serviceWorkers()?.ready.then(register, () => undefined);
  }
  return registration?.active ? register(registration) : promise(false);
}

async function register(registration: ServiceWorkerRegistration): Promise<boolean> {
  const promised = promise(await registerSync(registration));
  await registerPeriodicSync(registration);
  return promised;
}

function promise(wakesWorker: boolean): boolean {
  note({ wakesWorker });
  return wakesWorker;
}
