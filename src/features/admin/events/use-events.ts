import { useEffect, useEffectEvent } from 'react';
import type { AdminEvent } from '#contract/admin/events.ts';
import { listen } from './events.ts';
import { throttle } from './throttle.ts';

/**
 * Calls back with batches of events, of one lead or of all. An event without a lead's id comes when the
 * stream opens, and again after it was interrupted.
 */
export function useAdminEvents(
  onEvents: (events: readonly AdminEvent[]) => void,
  lead?: string,
): void {
  const tell = useEffectEvent(onEvents);
  useEffect(() => {
    let batch: AdminEvent[] = [];
    const { schedule, cancel } = throttle(() => {
      const events = batch;
      batch = [];
      tell(events);
    });
    const stop = listen((event) => {
      if (!isFor(event, lead)) return;
      batch.push(event);
      schedule();
    });
    return () => {
      stop();
      cancel();
    };
  }, [lead]);
}

/** An erased lead cannot be fetched: the list removes its row. No row shows who was notified. */
function isFor({ kind, lead: about }: AdminEvent, lead: string | undefined): boolean {
  if (about === null) return true;
  return lead === undefined ? kind !== 'told' : about === lead && kind !== 'erased';
}
