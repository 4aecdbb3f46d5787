import { sql } from 'kysely';
import type { Db } from '../engine.ts';

export type Notification = { channel: string; payload: string };

const RETRY_MS = 1_000;

/**
 * Sends what servers tell each other, all that has come up meanwhile in one statement. Within the
 * transactions it would have each commit wait for the one before and its disk, since PostgreSQL keeps
 * notifications in the order of their commits. What is lost with a server that dies just then is
 * found by the others' own looks at the queues.
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
      // Nothing is committed, and so nothing added, while the database is away.
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
