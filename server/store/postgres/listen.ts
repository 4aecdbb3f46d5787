import { Client, type Notification } from 'pg';
import { MISSED, newsSchema, type News } from '../news.ts';
import { poolConfig } from './dialect.ts';

/** Named for the software: servers of several releases on one database share the channel. */
export const CHANNEL = 'ashlar_jobs';
/** Events about leads and sessions, as JSON. */
export const NEWS_CHANNEL = 'ashlar_news';

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 15_000;

/** Listens for other servers' notifications; reconnects for ever. */
export function createListener(url: string) {
  const listeners: (() => void)[] = [];
  const newsListeners: ((news: News) => void)[] = [];
  let client: Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const tell = () => listeners.forEach((listener) => listener());
  const tellNews = (news: News) => newsListeners.forEach((listener) => listener(news));

  function hear({ channel, payload }: Notification): void {
    if (channel === CHANNEL) return tell();
    const news = newsIn(payload);
    // A later release may send events that this one does not know.
    if (news !== null) tellNews(news);
  }

  async function connect(delay: number): Promise<void> {
    const made = new Client(poolConfig(url, { size: 1, statementMs: 10_000 }));
    client = made;
    made.on('notification', hear);
    made.on('error', () => undefined);
    made.on('end', () => again(FIRST_RETRY_MS));
    try {
      await made.connect();
      await made.query(`listen ${CHANNEL}; listen ${NEWS_CHANNEL}`);
      // Anything may have been sent while the connection was down.
      tell();
      tellNews(MISSED);
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
    onNews: (listener: (news: News) => void): void => void newsListeners.push(listener),
    async stop(): Promise<void> {
      stopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}

function newsIn(payload: string | undefined): News | null {
  try {
    const parsed = newsSchema.safeParse(JSON.parse(payload ?? ''));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
