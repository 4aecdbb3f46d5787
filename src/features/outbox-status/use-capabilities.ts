import { useSyncExternalStore } from 'react';
import {
  sendsOnlyWhileOpen,
  sendsWhenClosed,
  subscribeCapabilities,
} from '#outbox/core/capabilities.ts';

/** Whether what waits is sent with the site closed, live; false until the browser has said so. */
export function useSendsWhenClosed(): boolean {
  return useSyncExternalStore(subscribeCapabilities, sendsWhenClosed, () => false);
}

/** Whether it is known that what waits is sent only while the site is open, live. */
export function useSendsOnlyWhileOpen(): boolean {
  return useSyncExternalStore(subscribeCapabilities, sendsOnlyWhileOpen, () => false);
}
