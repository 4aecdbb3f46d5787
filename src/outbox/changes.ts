import { createListeners } from '#lib/create-store.ts';

const CHANNEL = 'lead-outbox';

let channel: BroadcastChannel | null = null;
const listeners = createListeners();

function connected(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  if (channel) return channel;
  channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', listeners.notify);
  return channel;
}

/** Tells every tab and the worker, this one included, that the outbox has changed. */
export function announceChange(): void {
  listeners.notify();
  connected()?.postMessage('changed');
}

/** Calls back after every change of the outbox, wherever it was made; returns how to stop. */
export function onChange(listener: () => void): () => void {
  connected();
  return listeners.add(listener);
}
