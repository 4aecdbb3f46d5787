const CHANNEL = 'lead-outbox';

let channel: BroadcastChannel | null = null;
const listeners = new Set<() => void>();

function connected(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  if (channel) return channel;
  channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', notifyHere);
  return channel;
}

function notifyHere(): void {
  for (const listener of listeners) listener();
}

/** Tells every tab and the worker, this one included, that the outbox has changed. */
export function announceChange(): void {
  notifyHere();
  connected()?.postMessage('changed');
}

/** Calls back after every change of the outbox, wherever it was made; returns how to stop. */
export function onChange(listener: () => void): () => void {
  connected();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
