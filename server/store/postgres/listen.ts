import { Client } from 'pg';
import { CHANNEL } from './coordination.ts';
import { poolConfig } from './dialect.ts';

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 15_000;

/** Hears what other servers announce; a connection that is lost is made again, for ever. */
export function createListener(url: string) {
  const listeners: (() => void)[] = [];
  let client: Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const tell = () => listeners.forEach((listener) => listener());

  async function connect(delay: number): Promise<void> {
    const made = new Client(poolConfig(url, { size: 1, statementMs: 10_000 }));
    client = made;
    made.on('notification', tell);
    made.on('error', () => undefined);
    made.on('end', () => again(FIRST_RETRY_MS));
    try {
      await made.connect();
      await made.query(`listen ${CHANNEL}`);
      // What was announced while nobody listened.
      tell();
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
    async stop(): Promise<void> {
      stopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
