import { notificationPermission } from '#lib/browser.ts';
import { serviceWorkers, workerRegistration } from '#lib/browser-page.ts';
import { createStore } from '#lib/create-store.ts';
import { isSyncRegistered, registerPeriodicSync, registerSync } from './sync.ts';

/**
 * What this browser does for what waits, in pages: the one source for every sentence about it. Not
 * what it has the interfaces for, but what it has promised, which a visitor's settings may refuse.
 */
const wakesWorker = createStore<boolean | null>(null);

/** Whether what waits is sent with the site closed; false as long as it is not known. */
export function sendsWhenClosed(): boolean {
  return wakesWorker.get() === true;
}

/** Whether it is known that nothing is sent with the site closed. */
export function sendsOnlyWhileOpen(): boolean {
  return wakesWorker.get() === false;
}

/**
 * Whether the worker can tell the visitor of a delivery, if allowed to: with the site closed where
 * it is woken, and else of what an open page delivers that nobody looks at.
 */
export function canNotify(): boolean {
  return notificationPermission() !== 'impossible' && Boolean(serviceWorkers()?.controller);
}

/** Whether this is an iPhone or iPad: only WebKit there knows `navigator.standalone`. */
export function isAppleTouch(): boolean {
  return 'standalone' in navigator;
}

/**
 * Calls back when more is known, on a first visit when the worker has taken the page over; asks the
 * browser the first time. Returns how to stop.
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

async function lookUp(): Promise<void> {
  const registration = await workerRegistration();
  const promised = registration !== null && (await isSyncRegistered(registration));
  if (wakesWorker.get() === null) wakesWorker.set(promised);
}

/**
 * Asks the browser to wake the worker for what waits; true when it will. A worker that is being
 * installed is asked as soon as it is there.
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
