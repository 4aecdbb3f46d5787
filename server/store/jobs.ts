import { sql, type SqlBool } from 'kysely';
import { leadFormTypeSchema, type LeadFormType } from '#contract/form-types.ts';
import { z } from '#contract/zod.ts';
import type { Claim, Claimed, Db, Engine, Trx } from './engine.ts';
import { CLOCKS_DIFFER_MS, type Clock } from './false-waits.ts';
import { queueRefused, type Moved } from './refused-jobs.ts';
import { settleJob, publishForwarding, type AttemptRecord, type Tried } from './settling.ts';
import { inTransaction } from './transaction.ts';

const jobRow = z.object({
  id: z.int(),
  lead_id: z.string(),
  revision: z.int(),
  form_type: leadFormTypeSchema,
  attempts: z.int(),
  queued_at: z.int(),
  event: z.nullable(z.string()),
  envelope: z.string(),
});

export type Job = z.infer<typeof jobRow>;

export type Version = {
  leadId: string;
  revision: number;
  formType: LeadFormType;
  /** What the job reports, if not the lead itself. */
  event?: 'photos';
};

const countRow = z.object({ leads: z.int() });

export type Jobs = ReturnType<typeof createJobs>;

/**
 * The forwarding queue: one job per revision; states pending, delivered, undeliverable, superseded,
 * cancelled.
 */
export function createJobs(engine: Engine) {
  const { db } = engine;
  return {
    /** Queues a revision for its webhook, or queues it again. */
    add: (version: Version, at: number): Promise<void> =>
      inTransaction(db, async (trx) => {
        await addJob(engine, trx, version, at);
        await publishForwarding(engine, trx, version.leadId);
      }),
    /** Removes a form type's leads from the queue, since it has no webhook. */
    async cancelFormType(formType: LeadFormType): Promise<void> {
      await inTransaction(db, async (trx) => {
        await stop(trx, 'cancelled').where('form_type', '=', formType).execute();
        await engine.publish(trx, { kind: 'forwarding', lead: null });
      });
    },
    /** Leads that were permanently refused and could be sent again: not spam. */
    async refused(): Promise<number> {
      const row = await db
        .selectFrom('leads')
        .select(sql<number>`cast(count(*) as integer)`.as('leads'))
        .where('delivery', '=', 'undeliverable')
        .where('spam', 'is', null)
        .executeTakeFirst();
      return countRow.parse(row).leads;
    },
    /**
     * Queues again what the webhooks of these form types have permanently refused, except spam and
     * revisions corrected since; returns how many.
     */
    async sendAgain(
      formTypes: readonly LeadFormType[],
      at: number,
      moved: Moved = {},
    ): Promise<number> {
      let queued = 0;
      for (;;) {
        const some = await inTransaction(db, (trx) =>
          queueRefused(engine, trx, { formTypes, at, ...moved }),
        );
        queued += some;
        if (some === 0) return queued;
      }
    },
    /**
     * The longest-due job, claimed for this server until it is settled; null if there is none, or
     * another server is sending to this destination.
     */
    async claim(claim: Claim): Promise<Job | null> {
      const id = await engine.claim(claim);
      return id === null ? null : findJob(db, id);
    },
    earliestDue: engine.earliestDue,
    /**
     * Makes jobs due now whose wait began under a clock that was ahead and has been set back;
     * returns whether there are any. Checked only if the next job, due at `due`, is one of them, so
     * that a long queue is not read at each look.
     */
    async endFalseWaits(
      formTypes: readonly LeadFormType[],
      due: number,
      clock: Clock,
    ): Promise<boolean> {
      const falseWaits = waitingFalsely(clock);
      const next = await db
        .selectFrom('jobs')
        .select('id')
        .where('state', '=', 'pending')
        .where('form_type', 'in', formTypes)
        .where('next_attempt_at', '=', due)
        .where(falseWaits)
        .limit(1)
        .executeTakeFirst();
      if (next === undefined) return false;
      await inTransaction(db, (trx) =>
        trx
          .updateTable('jobs')
          .set({ next_attempt_at: clock.now })
          .where('state', '=', 'pending')
          .where('form_type', 'in', formTypes)
          .where(falseWaits)
          .execute(),
      );
      return true;
    },
    /** Makes jobs due now that would be due after `latest`. */
    async bringForward(
      formTypes: readonly LeadFormType[],
      now: number,
      latest: number,
      { lastTriedElsewhere }: Moved = {},
    ): Promise<void> {
      await inTransaction(db, (trx) => {
        const waiting = trx
          .updateTable('jobs')
          .set({ next_attempt_at: now })
          .where('state', '=', 'pending')
          .where('next_attempt_at', '>', latest)
          .where('form_type', 'in', formTypes);
        const wanted =
          lastTriedElsewhere === undefined
            ? waiting
            : waiting.where('last_tried', '<>', lastTriedElsewhere);
        return wanted.execute();
      });
    },
    /**
     * When a job was queued and, since then, attempted (milliseconds since 1970), by the clock of
     * the time.
     */
    async moments({ id, attempts, queued_at: queuedAt }: Job): Promise<number[]> {
      const rows = await db
        .selectFrom('attempts')
        .select('at')
        .where('job_id', '=', id)
        .orderBy('id', 'desc')
        .limit(attempts)
        .execute();
      return [queuedAt, ...rows.map(({ at }) => Date.parse(at)).reverse()];
    },
    /** Releases the destination without recording anything: the attempt was aborted. */
    release: (claimed: Claimed): Promise<void> =>
      inTransaction(db, (trx) => engine.release(trx, claimed)),
    /** Records an attempt and releases the destination; `retryAt` is when to try again. */
    settle: (tried: Tried, attempt: AttemptRecord, retryAt: number): Promise<void> =>
      inTransaction(db, (trx) => settleJob(engine, trx, tried, { attempt, retryAt })),
  };
}

/** Queues a revision within a transaction. */
export async function addJob(
  engine: Engine,
  trx: Trx,
  version: Version,
  at: number,
): Promise<void> {
  const { leadId, revision, formType, event = null } = version;
  const afresh = { state: 'pending', tries: 0, queued_at: at, next_attempt_at: at, event };
  await trx
    .insertInto('jobs')
    .values({ lead_id: leadId, revision, form_type: formType, ...afresh })
    .onConflict((conflict) => conflict.columns(['lead_id', 'revision']).doUpdateSet(afresh))
    .execute();
  await engine.announce(trx);
}

/** Removes a lead's waiting revisions from the queue; returns whether there were any. */
export async function stopLead(
  trx: Trx,
  leadId: string,
  state: 'superseded' | 'cancelled',
): Promise<boolean> {
  const { numUpdatedRows } = await stop(trx, state)
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A wait begins at the last attempt, or when the job was queued. */
function waitingFalsely({ now, longestMs }: Clock) {
  const ahead = now + CLOCKS_DIFFER_MS;
  return sql<SqlBool>`jobs.next_attempt_at > ${ahead} and (jobs.next_attempt_at > ${now + longestMs}
    or case when jobs.tries = 0 then jobs.queued_at > ${ahead}
      else (select at from attempts where job_id = jobs.id order by id desc limit 1)
        > ${new Date(ahead).toISOString()} end)`;
}

/** A webhook that only waits for an update about photos already has the lead. */
function stop(trx: Trx, state: 'superseded' | 'cancelled') {
  return trx
    .updateTable('jobs')
    .set((value) => ({
      state: value.case().when('event', '=', 'photos').then('delivered').else(state).end(),
    }))
    .where('state', '=', 'pending');
}

async function findJob(db: Db, id: number): Promise<Job | null> {
  const row = await db
    .selectFrom('jobs')
    .innerJoin('versions', (join) =>
      join
        .onRef('versions.lead_id', '=', 'jobs.lead_id')
        .onRef('versions.revision', '=', 'jobs.revision'),
    )
    .select([
      'jobs.id',
      'jobs.lead_id',
      'jobs.revision',
      'jobs.form_type',
      'jobs.tries as attempts',
    ])
    .select(['jobs.queued_at', 'jobs.event', 'versions.envelope'])
    .where('jobs.id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : jobRow.parse(row);
}
