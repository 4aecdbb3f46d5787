import { createListeners } from '#lib/create-store.ts';

/**
 * The page is put into the back/forward cache. WebKit keeps its transactions and locks as they are
 * then, and what is in flight there holds up every other page (seen in WebKitGTK 2.50): it has to be
 * released at once, while the event is being handled.
 */
const listeners = createListeners();
/** Waits for the page's return. */
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

/** Resolves when the page is not frozen: at once, or on its return. */
export function untilResumed(): Promise<void> {
  return resuming ?? Promise.resolve();
}
