import { sql, type SqlBool } from 'kysely';
import {
  noticeChannels,
  type Notice,
  type NoticeChannel,
  type noticeStates,
} from '#contract/admin/notices.ts';
import { z } from '#contract/zod.ts';
import type { Db, Engine, Trx } from './engine.ts';
import { CLOCKS_DIFFER_MS, type Clock } from './false-waits.ts';
import { inTransaction } from './transaction.ts';

/** A recipient and the channel. */
export type Recipient = { channel: NoticeChannel; recipient: string };

const dueRow = z.object({
  id: z.int(),
  lead_id: z.nullable(z.string()),
  topic: z.string(),
  channel: z.enum(noticeChannels),
  recipient: z.string(),
  message: z.nullable(z.string()),
  attempts: z.int(),
});

/** A notification that is due. */
export type DueNotice = z.infer<typeof dueRow>;

/** Outcome of one attempt; `retryAt` is when to try again. */
export type NoticeOutcome =
  | { kind: 'sent' }
  | { kind: 'failed'; failure: string }
  | { kind: 'retry'; failure: string; retryAt: number };

export type NoticeStore = ReturnType<typeof createNoticeStore>;

/** The queue of the owner's notifications; states pending, sent, failed, cancelled. */
export function createNoticeStore(engine: Engine) {
  const { db } = engine;
  return {
    /**
     * Queues a message that is not about a lead, once per topic and recipient; there is at least
     * one recipient.
     */
    async addMessage(given: {
      topic: string;
      message: string;
      recipients: readonly Recipient[];
      at: number;
    }): Promise<void> {
      const { recipients, at, ...what } = given;
      const waits = { state: 'pending', tries: 0, queued_at: at, next_attempt_at: at };
      await inTransaction(db, async (trx) => {
        await trx
          .insertInto('notices')
          .values(recipients.map((one) => ({ ...what, lead_id: null, ...one, ...waits })))
          .onConflict((conflict) => conflict.columns(['topic', 'channel', 'recipient']).doNothing())
          .execute();
        await engine.announce(trx);
      });
    },
    /** Cancels what still waits to be said of late leads that have been answered, or erased. */
    async cancelAnswered(): Promise<void> {
      const found = await db
        .selectFrom('notices')
        .select(['id', 'topic'])
        .where('state', '=', 'pending')
        .where(({ eb, or }) => or([eb('topic', 'like', 'half:%'), eb('topic', 'like', 'late:%')]))
        .execute();
      for (const { id, topic } of found) {
        const lead = await db
          .selectFrom('leads')
          .select('handled')
          .where('id', '=', topic.slice(topic.indexOf(':') + 1))
          .executeTakeFirst();
        if (lead?.handled === 0) continue;
        await inTransaction(db, (trx) =>
          trx
            .updateTable('notices')
            .set({ state: 'cancelled' })
            .where('id', '=', id)
            .where('state', '=', 'pending')
            .execute(),
        );
      }
    },
    /** The longest-due notification, claimed for this server until it is settled. */
    async claim(channel: NoticeChannel, now: number): Promise<DueNotice | null> {
      const id = await engine.claimNotice(channel, now);
      return id === null ? null : dueNotice(db, id);
    },
    /**
     * Queues a lead's notification to a recipient again, at this moment; false if they never had
     * one.
     */
    again: (leadId: string, { channel, recipient }: Recipient, at: number): Promise<boolean> =>
      inTransaction(db, async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('notices')
          .set({ state: 'pending', tries: 0, next_attempt_at: at })
          .where('lead_id', '=', leadId)
          .where('channel', '=', channel)
          .where('recipient', '=', recipient)
          // It may have arrived although its push service did not confirm it.
          .where('state', 'in', ['sent', 'pending'])
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await engine.publish(trx, { kind: 'told', lead: leadId });
        return true;
      }),
    /** When the next notification of a channel is due. */
    async earliestDue(channel: NoticeChannel): Promise<number | null> {
      const row = await waiting(db, channel)
        .select('next_attempt_at')
        .orderBy('next_attempt_at')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      return row?.next_attempt_at ?? null;
    },
    /**
     * Makes notifications due now whose wait began under a clock that was ahead and has been set
     * back; returns whether there are any.
     */
    async endFalseWaits(channel: NoticeChannel, clock: Clock): Promise<boolean> {
      const falseWaits = waitingFalsely(clock);
      const found = await waiting(db, channel)
        .select('id')
        .where(falseWaits)
        .limit(1)
        .executeTakeFirst();
      if (found === undefined) return false;
      await inTransaction(db, (trx) =>
        trx
          .updateTable('notices')
          .set({ next_attempt_at: clock.now })
          .where('channel', '=', channel)
          .where('state', '=', 'pending')
          .where(falseWaits)
          .execute(),
      );
      return true;
    },
    /** Releases a notification without recording anything: the attempt was aborted. */
    release: (id: number): Promise<void> =>
      inTransaction(db, (trx) => engine.releaseNotice(trx, id)),
    /** Records an attempt. */
    settle: (id: number, triedAt: number, outcome: NoticeOutcome): Promise<void> =>
      inTransaction(db, (trx) => settle(engine, trx, { id, triedAt, outcome })),
  };
}

type New = { leadId: string; recipients: readonly Recipient[]; at: number };

/**
 * Queues a lead's notifications within a transaction, once per recipient: nobody is notified twice.
 */
export async function addNotices(engine: Engine, trx: Trx, given: New): Promise<void> {
  const { leadId, recipients, at } = given;
  if (recipients.length === 0) return;
  const waits = { state: 'pending', tries: 0, queued_at: at, next_attempt_at: at };
  await trx
    .insertInto('notices')
    .values(
      eachOnce(recipients).map((one) => ({ topic: leadId, lead_id: leadId, ...one, ...waits })),
    )
    // A notification cancelled because the lead was marked as spam is sent after all.
    .onConflict((conflict) =>
      conflict
        .columns(['topic', 'channel', 'recipient'])
        .doUpdateSet(waits)
        .where('notices.state', '=', 'cancelled'),
    )
    .execute();
  await engine.announce(trx);
}

/** PostgreSQL rejects a statement that names a row twice, and with it the lead. */
function eachOnce(recipients: readonly Recipient[]): Recipient[] {
  const byRow = new Map(
    recipients.map((one) => [JSON.stringify([one.channel, one.recipient]), one]),
  );
  return [...byRow.values()];
}

/** Cancels a lead's pending notifications. */
export async function stopNotices(trx: Trx, leadId: string): Promise<void> {
  await trx
    .updateTable('notices')
    .set({ state: 'cancelled' })
    .where('lead_id', '=', leadId)
    .where('state', '=', 'pending')
    .execute();
}

/**
 * Deletes notifications whose text names the visitor of an erased lead: sent ones keep no text, and
 * those that wait are not worth the name.
 */
export async function forgetNamed(trx: Trx, leadId: string, names: readonly string[]) {
  const about = [`half:${leadId}`, `late:${leadId}`];
  await trx.deleteFrom('notices').where('topic', 'in', about).execute();
  const waits = await trx
    .selectFrom('notices')
    .select(['id', 'message'])
    .where('lead_id', 'is', null)
    .where('message', 'is not', null)
    .execute();
  const named = waits
    .filter(({ message }) => names.some((name) => name !== '' && message?.includes(name)))
    .map(({ id }) => id);
  if (named.length > 0) await trx.deleteFrom('notices').where('id', 'in', named).execute();
}

/** A wait begins at the last attempt, or when the notification was queued. */
function waitingFalsely({ now, longestMs }: Clock) {
  const ahead = now + CLOCKS_DIFFER_MS;
  return sql<SqlBool>`next_attempt_at > ${ahead} and (next_attempt_at > ${now + longestMs}
    or case when tries = 0 then queued_at else tried_at end > ${ahead})`;
}

function waiting(db: Db, channel: NoticeChannel) {
  return db.selectFrom('notices').where('channel', '=', channel).where('state', '=', 'pending');
}

async function dueNotice(db: Db, id: number): Promise<DueNotice | null> {
  const row = await db
    .selectFrom('notices')
    .select(['id', 'lead_id', 'topic', 'channel', 'recipient', 'message', 'tries as attempts'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : dueRow.parse(row);
}

async function settle(
  engine: Engine,
  trx: Trx,
  { id, triedAt, outcome }: { id: number; triedAt: number; outcome: NoticeOutcome },
): Promise<void> {
  const failure = outcome.kind === 'sent' ? null : outcome.failure;
  const tried = await trx
    .updateTable('notices')
    .set((value) => ({ tries: value('tries', '+', 1), tried_at: triedAt, failure }))
    .where('id', '=', id)
    .returning('lead_id')
    .executeTakeFirst();
  const state =
    outcome.kind === 'retry'
      ? { next_attempt_at: outcome.retryAt }
      : // Its text names visitors and is not needed again.
        { state: outcome.kind, message: null };
  const notice = trx.updateTable('notices').set(state).where('id', '=', id);
  // One cancelled in the meantime stays so, unless it has been sent anyway.
  await (outcome.kind === 'sent' ? notice : notice.where('state', '=', 'pending')).execute();
  await engine.releaseNotice(trx, id);
  const lead = tried?.lead_id ?? null;
  if (lead !== null) await engine.publish(trx, { kind: 'told', lead });
}

const historyRow = z.object({
  id: z.int(),
  channel: z.enum(noticeChannels),
  recipient: z.string(),
  device: z.nullable(z.string()),
  state: z.enum(['pending', 'sent', 'failed', 'cancelled']),
  tries: z.int(),
  tried_at: z.nullable(z.int()),
  next_attempt_at: z.int(),
  failure: z.nullable(z.string()),
});

/** Who has been notified of a lead, and who will be. */
export async function noticesOf(db: Db, leadId: string): Promise<Notice[]> {
  const rows = await db
    .selectFrom('notices')
    .leftJoin('devices', 'devices.id', 'notices.recipient')
    .select(['notices.id', 'notices.channel', 'notices.recipient', 'notices.state'])
    .select(['devices.name as device'])
    .select(['notices.tries', 'notices.tried_at', 'notices.next_attempt_at', 'notices.failure'])
    .where('notices.lead_id', '=', leadId)
    .orderBy('notices.id')
    .execute();
  return z
    .array(historyRow)
    .parse(rows)
    .map((row) => ({
      id: row.id,
      channel: row.channel,
      recipient: row.channel === 'push' ? (row.device ?? '') : row.recipient,
      state: stateOf(row.state),
      tries: row.tries,
      triedAt: row.tried_at === null ? null : new Date(row.tried_at).toISOString(),
      nextAttemptAt: row.state === 'pending' ? new Date(row.next_attempt_at).toISOString() : null,
      failure: row.failure,
    }));
}

function stateOf(state: z.infer<typeof historyRow>['state']): (typeof noticeStates)[number] {
  return state === 'pending' ? 'waiting' : state;
}
