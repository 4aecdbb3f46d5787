import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { z } from '#contract/zod.ts';
import type { Claim, Coordination, Db, Trx } from '../engine.ts';
import { afterCommit, inTransaction } from '../transaction.ts';
import { CHANNEL, EVENTS_CHANNEL } from './listen.ts';

/** After this long, a claim of a server that died is free again. */
const LEASE = sql`clock_timestamp() + interval '60 seconds'`;

const idRow = z.object({ id: z.int() });
const dueRow = z.object({ due: z.nullable(z.int()) });

/** Coordinates several servers on one database, by the database's clock. */
export function amongServers(db: Db): Omit<Coordination, 'onAnnounced' | 'onEvent'> {
  const holder = randomUUID();
  const notifier = createNotifications(db);
  const notify = (trx: Trx, notification: Notification): Promise<void> => {
    afterCommit(trx, () => notifier.add(notification));
    return Promise.resolve();
  };
  return {
    async lockLead(trx, id): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`.execute(trx);
    },
    claim: (claim) => inTransaction(db, (trx) => claimIn(trx, claim, holder)),
    async release(trx, { id, destination }): Promise<void> {
      await sql`update jobs set claimed_until = null where id = ${id}`.execute(trx);
      await sql`delete from lanes where destination = ${destination} and holder = ${holder}`.execute(
        trx,
      );
    },
    async claimNotice(channel, now) {
      // Skips a notification that another server is just claiming.
      const { rows } = await sql`update notices set claimed_until = ${LEASE}
        where id = (select id from notices
          where channel = ${channel} and state = 'pending' and next_attempt_at <= ${now}
            and (claimed_until is null or claimed_until < clock_timestamp())
          order by next_attempt_at, id limit 1 for update skip locked)
        returning id`.execute(db);
      return rows[0] === undefined ? null : idRow.parse(rows[0]).id;
    },
    async releaseNotice(trx, id): Promise<void> {
      await sql`update notices set claimed_until = null where id = ${id}`.execute(trx);
    },
    async earliestDue(formTypes) {
      const { rows } = await sql`select min(job.next_attempt_at) as due
        from unnest(${[...formTypes]}::text[]) as wanted
        cross join lateral (select next_attempt_at from jobs
          where form_type = wanted and state = 'pending'
          order by next_attempt_at, id limit 1) as job`.execute(db);
      return dueRow.parse(rows[0]).due;
    },
    announce: (trx) => notify(trx, { channel: CHANNEL, payload: '' }),
    publish: (trx, event) =>
      notify(trx, { channel: EVENTS_CHANNEL, payload: JSON.stringify(event) }),
  };
}

async function claimIn(trx: Trx, claim: Claim, holder: string): Promise<number | null> {
  const { rows } = await nextDue(claim).execute(trx);
  if (rows[0] === undefined || !(await claimLane(trx, claim.destination, holder))) return null;
  const { id } = idRow.parse(rows[0]);
  await sql`update jobs set claimed_until = ${LEASE} where id = ${id}`.execute(trx);
  return id;
}

// One index seek per form type. Skips a job that another server is just claiming.
const nextDue = ({ formTypes, now, except = [] }: Claim) =>
  sql`select job.id from unnest(${[...formTypes]}::text[]) as wanted
    cross join lateral (select id, next_attempt_at from jobs
      where form_type = wanted and state = 'pending' and next_attempt_at <= ${now}
        and id <> all(${[...except]}::bigint[])
        and (claimed_until is null or claimed_until < clock_timestamp())
      order by next_attempt_at, id limit 1 for update skip locked) as job
    order by job.next_attempt_at, job.id limit 1`;

/**
 * Whether this server may send to the destination: one request at a time, however many servers
 * there are.
 */
async function claimLane(trx: Trx, destination: string, holder: string): Promise<boolean> {
  const { rows } = await sql`insert into lanes as lane (destination, holder, claimed_until)
    values (${destination}, ${holder}, ${LEASE})
    on conflict (destination) do update set holder = excluded.holder, claimed_until = excluded.claimed_until
      where lane.claimed_until < clock_timestamp()
    returning 1`.execute(trx);
  return rows.length > 0;
}

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
