import { createListeners } from '#lib/create-store.ts';

/**
 * Fires when the page enters the back/forward cache. WebKit freezes its transactions and locks as
 * they are, and whatever is in flight blocks every other page (seen in WebKitGTK 2.50): release
 * them synchronously in the event handler.
 */
const listeners = createListeners();

/** Waiting for the page's return. */
let resuming: Promise<void> | null = null;

let resume: () => void = () => undefined;

function isKept(event: Event): boolean {
  return 'persisted' in event && event.persisted === true;
}

if ('onpagehide' in globalThis) {
  addEventListener('pagehide', (event) => {
    if (!isKept(event)) return;
    resuming ??= new Promise((resolve) => (resume = resolve));
    listeners.notify();
  });
  addEventListener('pageshow', (event) => {
    if (!isKept(event)) return;
    resuming = null;
    resume();
  });
}

/** Calls back, synchronously, when the page is about to be frozen. Returns how to stop. */
export const onFreeze = listeners.add;

/** Resolves when the page is not frozen: immediately, or on its return. */
export function untilResumed(): Promise<void> {
  return resuming ?? Promise.resolve();
}
