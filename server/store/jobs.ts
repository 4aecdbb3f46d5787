import type { DatabaseSync } from 'node:sqlite';
import { formTypeSchema, type FormType } from '#contract/form-types.ts';
import { z } from '#contract/zod.ts';
import { transaction } from './database.ts';

const jobRow = z.object({
  id: z.int(),
  lead_id: z.string(),
  revision: z.int(),
  form_type: formTypeSchema,
  tries: z.int(),
  queued_at: z.int(),
  envelope: z.string(),
});

export type Job = z.infer<typeof jobRow>;

/** What one attempt came to, without any word of what was sent. */
export type AttemptRecord = {
  at: string;
  host: string;
  result: 'delivered' | 'retry' | 'undeliverable';
  status: number | null;
  error: string | null;
  durationMs: number;
};

export type Jobs = ReturnType<typeof createJobs>;

/** The forwarding queue: one job a version; states pending, delivered, undeliverable, superseded, cancelled. */
export function createJobs(database: DatabaseSync) {
  const add = database.prepare(
    `INSERT INTO jobs (lead_id, revision, form_type, state, tries, queued_at, next_attempt_at)
     VALUES (:leadId, :revision, :formType, 'pending', 0, :at, :at)
     ON CONFLICT (lead_id, revision) DO UPDATE SET state = 'pending', tries = 0,
       queued_at = excluded.queued_at, next_attempt_at = excluded.next_attempt_at`,
  );
  const stop = database.prepare(
    `UPDATE jobs SET state = :state WHERE lead_id = :leadId AND state = 'pending'`,
  );
  const cancel = database.prepare(
    `UPDATE jobs SET state = 'cancelled' WHERE form_type = ? AND state = 'pending'`,
  );
  const next = database.prepare(
    `SELECT jobs.id, jobs.lead_id, jobs.revision, jobs.form_type, jobs.tries, jobs.queued_at, versions.envelope
     FROM jobs JOIN versions ON versions.lead_id = jobs.lead_id AND versions.revision = jobs.revision
     WHERE jobs.form_type IN (SELECT value FROM json_each(?)) AND jobs.state = 'pending' AND jobs.next_attempt_at <= ?
     ORDER BY jobs.next_attempt_at, jobs.id LIMIT 1`,
  );
  const earliest = database.prepare(
    `SELECT min(next_attempt_at) AS due FROM jobs
     WHERE form_type IN (SELECT value FROM json_each(?)) AND state = 'pending'`,
  );
  const log = database.prepare(
    `INSERT INTO attempts (job_id, at, host, result, status, error, duration_ms)
     SELECT :id, :at, :host, :result, :status, :error, :durationMs
     WHERE EXISTS (SELECT 1 FROM jobs WHERE id = :id)`,
  );
  const finish = database.prepare(
    `UPDATE jobs SET state = :state, tries = tries + 1
     WHERE id = :id AND (state = 'pending' OR :state = 'delivered')`,
  );
  const postpone = database.prepare(
    `UPDATE jobs SET tries = tries + 1, next_attempt_at = :at WHERE id = :id AND state = 'pending'`,
  );

  return {
    /** Queues a version for its webhook, or queues it afresh. */
    add(version: { leadId: string; revision: number; formType: FormType }, at: number): void {
      add.run({ ...version, at });
    },
    /** A newer version takes the place of those of the lead that still wait; says if there were any. */
    supersede: (leadId: string): boolean =>
      Number(stop.run({ leadId, state: 'superseded' }).changes) > 0,
    /** Takes a lead out of the queue. */
    cancelLead: (leadId: string): void => void stop.run({ leadId, state: 'cancelled' }),
    /** Takes a form type's leads out of the queue, since they have nowhere to go. */
    cancelFormType: (formType: FormType): void => void cancel.run(formType),
    /** The job of these form types that has been due the longest. */
    nextDue(formTypes: readonly FormType[], now: number): Job | null {
      const row = next.get(JSON.stringify(formTypes), now);
      return row === undefined ? null : jobRow.parse(row);
    },
    /** When the next job of these form types is due (milliseconds since 1970). */
    earliestDue(formTypes: readonly FormType[]): number | null {
      const row = earliest.get(JSON.stringify(formTypes));
      return z.object({ due: z.nullable(z.int()) }).parse(row).due;
    },
    /** Records an attempt; `retryAt` is when to try again if it has to be. */
    settle(id: number, attempt: AttemptRecord, retryAt: number): void {
      transaction(database, () => {
        log.run({ id, ...attempt });
        if (attempt.result === 'retry') postpone.run({ id, at: retryAt });
        else finish.run({ id, state: attempt.result });
      });
    },
  };
}
