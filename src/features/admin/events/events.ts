import {
  type AdminEvent,
  adminEventSchema,
  eventNames,
  HEARTBEAT_MS,
} from '#contract/admin/session.ts';
import { paths } from '#contract/paths.ts';
import { checkSession, sessionState, subscribeSession } from '../session/session.ts';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** Keeps the stream open from one screen to the next. */
const LINGER_MS = 2_000;

type Listener = (event: AdminEvent) => void;

const listeners = new Set<Listener>();
let close: (() => void) | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;
let watching: (() => void) | null = null;

/**
 * Calls back with events about leads while the owner is signed in and the page is visible. An event
 * without a lead means that some may have been missed. Returns how to stop.
 */
export function listen(listener: Listener): () => void {
  const own: Listener = (event) => listener(event);
  listeners.add(own);
  watching ??= watch();
  update();
  return () => {
    listeners.delete(own);
    if (listeners.size === 0) setTimeout(update, LINGER_MS);
  };
}

function watch(): () => void {
  const stops = [
    subscribeSession(update),
    on(document, 'visibilitychange', update),
    on(window, 'online', retry),
  ];
  return () => stops.forEach((stop) => stop());
}

function on(target: EventTarget, name: string, listener: () => void): () => void {
  target.addEventListener(name, listener);
  return () => target.removeEventListener(name, listener);
}

/** A hidden page holds no connection: browsers have few of them for all tabs together. */
function isWanted(): boolean {
  return (
    listeners.size > 0 && sessionState() === 'signed_in' && document.visibilityState === 'visible'
  );
}

function update(): void {
  if (isWanted()) {
    if (close === null && timer === undefined) open();
    return;
  }
  clearTimeout(timer);
  timer = undefined;
  failures = 0;
  close?.();
  close = null;
  if (listeners.size > 0) return;
  watching?.();
  watching = null;
}

function open(): void {
  close = openStream({
    onOpen() {
      failures = 0;
      tell({ kind: 'changed', lead: null });
    },
    onEvent: tell,
    onOver() {
      close = null;
      void again();
    },
  });
}

/** The session may be over; otherwise the server is unreachable for a while. */
async function again(): Promise<void> {
  const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
  failures += 1;
  // Jitter: browsers that lost their server together must not all return at once.
  timer = setTimeout(retry, longest * (0.5 + Math.random() / 2));
  await checkSession();
}

function retry(): void {
  clearTimeout(timer);
  timer = undefined;
  update();
}

function tell(event: AdminEvent): void {
  for (const listener of listeners) listener(event);
}

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
