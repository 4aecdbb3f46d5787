import { Client, type Notification } from 'pg';
import { MISSED, storeEventSchema, type StoreEvent } from '../events.ts';
import { poolConfig } from './dialect.ts';

/** Named for the software: servers of several releases on one database share the channel. */
export const CHANNEL = 'ashlar_jobs';
/** Events about leads and sessions, as JSON. */
export const EVENTS_CHANNEL = 'ashlar_news';

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 15_000;

/** Listens for other servers' notifications; reconnects for ever. */
export function createListener(url: string) {
  const listeners: (() => void)[] = [];
  const eventListeners: ((event: StoreEvent) => void)[] = [];
  let client: Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const tell = () => listeners.forEach((listener) => listener());
  const emit = (event: StoreEvent) => eventListeners.forEach((listener) => listener(event));

  function hear({ channel, payload }: Notification): void {
    if (channel === CHANNEL) return tell();
    const event = eventIn(payload);
    // A later release may send events that this one does not know.
    if (event !== null) emit(event);
  }

  async function connect(delay: number): Promise<void> {
    const made = new Client(poolConfig(url, { size: 1, statementMs: 10_000 }));
    client = made;
    made.on('notification', hear);
    made.on('error', () => undefined);
    made.on('end', () => again(FIRST_RETRY_MS));
    try {
      await made.connect();
      await made.query(`listen ${CHANNEL}; listen ${EVENTS_CHANNEL}`);
      // Anything may have been sent while the connection was down.
      tell();
      emit(MISSED);
    } catch {
      made.removeAllListeners('end');
      await made.end().catch(() => undefined);
      again(Math.min(2 * delay, LONGEST_RETRY_MS));
    }
  }

  function again(delay: number): void {
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => void connect(delay), delay);
    timer.unref();
  }

  return {
    start: (): Promise<void> => connect(FIRST_RETRY_MS),
    onAnnounced: (listener: () => void): void => void listeners.push(listener),
    onEvent: (listener: (event: StoreEvent) => void): void => void eventListeners.push(listener),
    async stop(): Promise<void> {
      stopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}

function eventIn(payload: string | undefined): StoreEvent | null {
  try {
    const parsed = storeEventSchema.safeParse(JSON.parse(payload ?? ''));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
