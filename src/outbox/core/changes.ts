import { openChannel, tryTo } from '#lib/browser.ts';
import { createListeners } from '#lib/create-store.ts';

const CHANNEL = 'lead-outbox';

/** Undefined until first used, null where the browser has none or refuses one. */
let channel: BroadcastChannel | null | undefined;

const listeners = createListeners();

function connected(): BroadcastChannel | null {
  if (channel !== undefined) return channel;
  channel = openChannel(CHANNEL);
  channel?.addEventListener('message', listeners.notify);
  return channel;
}

/** Notifies the worker and every tab, including this one, that the outbox has changed. */
export function announceChange(): void {
  listeners.notify();
  tryTo(() => connected()?.postMessage('changed'), undefined);
}

/** Calls back after every change of the outbox, in whichever tab or worker; returns how to stop. */
export function onChange(listener: () => void): () => void {
  connected();
  return listeners.add(listener);
}
