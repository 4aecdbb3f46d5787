import { waitingWords } from '#content/waiting.ts';
import { askToNotify, permissionStatus } from '#lib/browser-page.ts';
import { notificationPermission } from '#lib/browser.ts';
import { createListeners, type ReadableStore } from '#lib/create-store.ts';
import { canNotify, prospectHere, subscribeCapabilities } from '#outbox/core/capabilities.ts';

/**
 * Whether the visitor can be notified of a delivery: 'offered' · 'refused' in the browser's settings
 * · 'impossible' in this browser.
 */
export type NotificationOffer = 'offered' | 'refused' | 'impossible';

const answered = createListeners();

/** Whether the visitor can be notified of a delivery, as the browser's settings are now. */
export function notificationOffer(): NotificationOffer {
  if (!canNotify()) return 'impossible';
  return notificationPermission() === 'denied' ? 'refused' : 'offered';
}

/** What who asked to be told can rely on, as this browser has promised it. */
export function notificationPromise(): string {
  return waitingWords(prospectHere()).notification;
}

/** Asks the visitor for permission to notify. */
export async function askForPermission(): Promise<NotificationPermission> {
  const answer = await askToNotify();
  answered.notify();
  return answer;
}

/** Calls back when the visitor has answered the question or changed the browser's settings. */
function subscribe(listener: () => void): () => void {
  const abort = new AbortController();
  const watch = async () => {
    const status = await permissionStatus('notifications');
    status?.addEventListener('change', listener, { signal: abort.signal });
  };
  // Where settings cannot be watched they are read when the list is drawn.
  void watch();
  const stops = [subscribeCapabilities(listener), answered.add(listener)];
  return () => {
    abort.abort();
    for (const stop of stops) stop();
  };
}

export const offerStore: ReadableStore<NotificationOffer> = {
  get: notificationOffer,
  subscribe,
  initial: 'impossible',
};

export const promiseStore: ReadableStore<string> = {
  get: notificationPromise,
  subscribe,
  initial: waitingWords({ sends: 'unknown' }).notification,
};
