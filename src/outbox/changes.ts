import { openChannel, tryTo } from '#lib/browser.ts';
import { createListeners } from '#lib/create-store.ts';

const CHANNEL = 'lead-outbox';

/** Undefined until it is wanted, null where the browser has none or refuses one. */
let channel: BroadcastChannel | null | undefined;
const listeners = createListeners();

function connected(): BroadcastChannel | null {
  if (channel !== undefined) return channel;
  channel = openChannel(CHANNEL);
  channel?.addEventListener('message', listeners.notify);
  return channel;
}

/** Tells every tab and the worker, this one included, that the outbox has changed. */
export function announceChange(): void {
  listeners.notify();
  tryTo(() => connected()?.postMessage('changed'), undefined);
}

/** Calls back after every change of the outbox, wherever it was made; returns how to stop. */
export function onChange(listener: () => void): () => void {
  connected();
  return listeners.add(listener);
}
