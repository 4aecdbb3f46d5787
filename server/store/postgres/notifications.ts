import { sql } from 'kysely';
import type { Db } from '../engine.ts';

export type Notification = { channel: string; payload: string };

const RETRY_MS = 1_000;

/**
 * Sends notifications between servers, batching those that accumulate into one statement. Sent
 * within transactions, they would make each commit wait for the previous one and its disk, since
 * PostgreSQL keeps notifications in commit order. If a server dies before sending, the others find
 * the work when they next poll the queues.
 */
export function createNotifications(db: Db) {
  let waiting: Notification[] = [];
  let sending = false;

  async function send(): Promise<void> {
    if (sending) return;
    sending = true;
    const batch = waiting;
    waiting = [];
    try {
      if (batch.length > 0) await notifyOf(batch).execute(db);
    } catch {
      // While the database is unavailable nothing is committed, so nothing is added.
      waiting = [...batch, ...waiting];
      setTimeout(() => void send(), RETRY_MS).unref();
      return;
    } finally {
      sending = false;
    }
    if (waiting.length > 0) await send();
  }

  return {
    add(notification: Notification): void {
      waiting.push(notification);
      void send();
    },
  };
}

const notifyOf = (batch: readonly Notification[]) =>
  sql`select pg_notify(channel, payload)
    from jsonb_to_recordset(cast(${JSON.stringify(batch)} as jsonb)) as told (channel text, payload text)`;
