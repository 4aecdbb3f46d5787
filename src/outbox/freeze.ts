/**
 * The page is put into the back/forward cache. WebKit keeps its transactions and locks as they are
 * then, and what is in flight there holds up every other page (seen in WebKitGTK 2.50): it has to be
 * let go at once, while the event is being handled.
 */
const listeners = new Set<() => void>();
/** Waits for the page's return. */
let thawing: Promise<void> | null = null;
let thaw: () => void = () => undefined;

function isKept(event: Event): boolean {
  return 'persisted' in event && event.persisted === true;
}

if ('onpagehide' in globalThis) {
  addEventListener('pagehide', (event) => {
    if (!isKept(event)) return;
    thawing ??= new Promise((resolve) => (thaw = resolve));
    for (const listener of listeners) listener();
  });
  addEventListener('pageshow', (event) => {
    if (!isKept(event)) return;
    thawing = null;
    thaw();
  });
}

/** Calls back, synchronously, when the page is about to be frozen. Returns how to stop. */
export function onFreeze(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Resolves when the page is not frozen: at once, or on its return. */
export function thawed(): Promise<void> {
  return thawing ?? Promise.resolve();
}
