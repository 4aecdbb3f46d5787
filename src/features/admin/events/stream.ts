import {
  HEARTBEAT_MS,
  adminEventSchema,
  eventNames,
  type AdminEvent,
} from '#contract/admin/events.ts';
import { paths } from '#contract/paths.ts';

/** A stream silent for this long is dead, even without an error. */
const SILENT_MS = 2.5 * HEARTBEAT_MS;

type Reader = {
  /** The stream is open: earlier events are missed. */
  readonly onOpen: () => void;
  readonly onEvent: (event: AdminEvent) => void;
  /** The stream has ended and does not reconnect by itself. */
  readonly onOver: () => void;
};

/** Opens the server's stream of events about leads; returns how to close it. */
export function openStream({ onOpen, onEvent, onOver }: Reader): () => void {
  const source = new EventSource(paths.adminEvents);
  let silence: ReturnType<typeof setTimeout> | undefined;

  function close(): void {
    clearTimeout(silence);
    source.close();
  }
  function end(): void {
    close();
    onOver();
  }
  function heard(): void {
    clearTimeout(silence);
    silence = setTimeout(end, SILENT_MS);
  }

  heard();
  source.addEventListener('open', onOpen);
  source.addEventListener(eventNames.heartbeat, heard);
  source.addEventListener(eventNames.lead, ({ data }) => {
    heard();
    const event = eventIn(data);
    if (event) onEvent(event);
  });
  source.addEventListener(eventNames.end, end);
  // EventSource reconnects without backoff, and gives up when the server refuses.
  source.addEventListener('error', end);
  return close;
}

/** A newer server may send events that this page does not know: something has changed. */
function eventIn(data: unknown): AdminEvent | null {
  try {
    const parsed = adminEventSchema.safeParse(JSON.parse(String(data)));
    return parsed.success ? parsed.data : { kind: 'changed', lead: null };
  } catch {
    return null;
  }
}
