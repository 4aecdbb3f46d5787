import { useEffect, useSyncExternalStore } from 'react';
import {
  outboxView,
  refreshOutbox,
  subscribeOutbox,
  unreadOutbox,
  waitingCount,
  type OutboxView,
} from './outbox-store.ts';

/** The outbox, live; stays unread as long as nothing may be waiting. */
export function useOutbox(): OutboxView {
  return useSyncExternalStore(subscribeOutbox, outboxView, unreadOutbox);
}

/** The outbox, live, read even when nothing waits: for pages that are about it. */
export function useWholeOutbox(): OutboxView {
  useEffect(() => {
    void refreshOutbox();
  }, []);
  return useOutbox();
}

/** How many submissions wait, live. */
export function useWaitingCount(): number {
  return waitingCount(useOutbox());
}
