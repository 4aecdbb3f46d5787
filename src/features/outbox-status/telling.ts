import { canNotify } from './abilities.ts';

/**
 * Whether the visitor can be told of a delivery: 'offered' · 'refused' in the browser's settings ·
 * 'impossible' in this browser.
 */
export type Telling = 'offered' | 'refused' | 'impossible';

const subscribers = new Set<() => void>();

/** Whether the visitor can be told of a delivery, as the browser's settings are now. */
export function telling(): Telling {
  if (!canNotify()) return 'impossible';
  return Notification.permission === 'denied' ? 'refused' : 'offered';
}

/** In prerendered pages. */
export function unknownTelling(): Telling {
  return 'impossible';
}

/** Asks the visitor for permission to notify. */
export async function askForTelling(): Promise<NotificationPermission> {
  const answer = await Notification.requestPermission();
  for (const subscriber of subscribers) subscriber();
  return answer;
}

/** Calls back when the visitor has answered the question or changed the browser's settings. */
export function subscribeTelling(subscriber: () => void): () => void {
  const stop = new AbortController();
  const watch = async () => {
    const status = await navigator.permissions?.query({ name: 'notifications' });
    status?.addEventListener('change', subscriber, { signal: stop.signal });
  };
  // Where settings cannot be watched they are read when the list is drawn.
  watch().catch(() => undefined);
  subscribers.add(subscriber);
  return () => {
    stop.abort();
    subscribers.delete(subscriber);
  };
}
