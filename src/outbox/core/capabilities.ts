import { serviceWorkers, workerRegistration } from '#lib/browser-page.ts';
import { notificationPermission } from '#lib/browser.ts';
import { createStore, type ReadableStore } from '#lib/create-store.ts';
import { isSyncRegistered, registerPeriodicSync, registerSync } from './sync.ts';

/**
 * What this browser does for waiting submissions, in pages: the single source for every sentence
 * about it. It is based on what the browser has granted, not on the APIs it has, since settings may
 * disable them.
 */
const wakesWorker = createStore<boolean | null>(null);

/** Whether waiting submissions are sent while the site is closed; false until this is known. */
export function sendsWhenClosed(): boolean {
  return wakesWorker.get() === true;
}

/** Whether it is certain that nothing is sent while the site is closed. */
function sendsOnlyWhileOpen(): boolean {
  return wakesWorker.get() === false;
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
  const stop = wakesWorker.subscribe(listener);
  const abort = new AbortController();
  const { signal } = abort;
  serviceWorkers()?.addEventListener('controllerchange', listener, { signal });
  if (wakesWorker.get() === null) void lookUp();
  return () => {
    abort.abort();
    stop();
  };
}

/** `sendsWhenClosed`, to be followed. */
export const whenClosed: ReadableStore<boolean> = {
  get: sendsWhenClosed,
  subscribe: subscribeCapabilities,
  initial: false,
};

/** `sendsOnlyWhileOpen`, to be followed. */
export const onlyWhileOpen: ReadableStore<boolean> = {
  get: sendsOnlyWhileOpen,
  subscribe: subscribeCapabilities,
  initial: false,
};

async function lookUp(): Promise<void> {
  const registration = await workerRegistration();
  const promised = registration !== null && (await isSyncRegistered(registration));
  if (wakesWorker.get() === null) wakesWorker.set(promised);
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
  return registration?.active ? register(registration) : note(false);
}

async function register(registration: ServiceWorkerRegistration): Promise<boolean> {
  const promised = note(await registerSync(registration));
  await registerPeriodicSync(registration);
  return promised;
}

function note(promised: boolean): boolean {
  wakesWorker.set(promised);
  return promised;
}
