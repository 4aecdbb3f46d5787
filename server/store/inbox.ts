import type { DatabaseSync } from 'node:sqlite';
import { deliveryAttemptSchema, type LeadDetail, type LeadFilter } from '#contract/admin.ts';
import { z } from '#contract/zod.ts';
import { transaction } from './database.ts';
import type { Jobs } from './jobs.ts';
import {
  deliveryOf,
  storedEnvelope,
  summaryOf,
  summaryRow,
  versionRow,
  type SummaryRow,
} from './lead-rows.ts';

const FROM = `FROM leads
  JOIN versions ON versions.lead_id = leads.id AND versions.revision = leads.revision
  LEFT JOIN jobs ON jobs.lead_id = leads.id AND jobs.revision = leads.revision`;

const MATCHING = `(:formType IS NULL OR leads.form_type = :formType)
  AND (:text IS NULL OR instr(leads.search_text, :text) > 0)
  AND CASE :state
    WHEN 'open' THEN leads.handled = 0 AND leads.spam IS NULL
    WHEN 'handled' THEN leads.handled = 1
    WHEN 'spam' THEN leads.spam IS NOT NULL
    WHEN 'waiting' THEN jobs.state = 'pending'
    WHEN 'undeliverable' THEN jobs.state = 'undeliverable'
    ELSE 1 END`;

export type Inbox = ReturnType<typeof createInbox>;

/** The owner's view of the leads, and what the owner can do with them. */
export function createInbox(database: DatabaseSync, jobs: Jobs) {
  const page = database.prepare(
    `SELECT leads.*, versions.envelope, jobs.state AS job_state ${FROM}
     WHERE ${MATCHING} AND (:before IS NULL OR leads.seq < :before) ORDER BY leads.seq DESC LIMIT :limit`,
  );
  const count = database.prepare(`SELECT count(*) AS total ${FROM} WHERE ${MATCHING}`);
  const one = database.prepare(
    `SELECT leads.*, versions.envelope, jobs.state AS job_state ${FROM} WHERE leads.id = ?`,
  );
  const versions = database.prepare(
    `SELECT versions.*, jobs.id AS job_id, jobs.state AS job_state, jobs.next_attempt_at FROM versions
     LEFT JOIN jobs ON jobs.lead_id = versions.lead_id AND jobs.revision = versions.revision
     WHERE versions.lead_id = ? ORDER BY versions.revision DESC`,
  );
  const attempts = database.prepare(
    'SELECT *, duration_ms AS durationMs FROM attempts WHERE job_id = ? ORDER BY id DESC',
  );
  const handle = database.prepare('UPDATE leads SET handled = ? WHERE id = ?');
  const mark = database.prepare('UPDATE leads SET spam = ?, judged = 1 WHERE id = ?');
  const bury = database.prepare(
    `INSERT INTO tombstones (id, receipt, received_at, revision)
     SELECT id, receipt, received_at, revision FROM leads WHERE id = ?`,
  );
  const remove = database.prepare('DELETE FROM leads WHERE id = ?');

  function find(id: string): SummaryRow | null {
    const row = one.get(id.toLowerCase());
    return row === undefined ? null : summaryRow.parse(row);
  }

  function versionsOf(id: string): LeadDetail['versions'] {
    return z
      .array(versionRow)
      .parse(versions.all(id))
      .map((row) => ({
        revision: row.revision,
        receivedAt: row.received_at,
        attempt: row.attempt,
        delayMs: row.delay_ms,
        envelope: storedEnvelope(row.envelope),
        delivery: row.job_state === 'superseded' ? 'superseded' : deliveryOf(row.job_state),
        nextAttemptAt:
          row.job_state === 'pending' && row.next_attempt_at !== null
            ? new Date(row.next_attempt_at).toISOString()
            : null,
        attempts: z.array(deliveryAttemptSchema).parse(attempts.all(row.job_id)),
      }));
  }

  return {
    /** Rows that match, newest first, from before `before` (a sequence number) on. */
    list(filter: LeadFilter, before: number | null, limit: number): SummaryRow[] {
      return z.array(summaryRow).parse(page.all({ ...bound(filter), before, limit }));
    },
    total(filter: LeadFilter): number {
      return z.object({ total: z.int() }).parse(count.get(bound(filter))).total;
    },
    find,
    detail(id: string): LeadDetail | null {
      const row = find(id);
      return row === null ? null : { ...summaryOf(row), versions: versionsOf(row.id) };
    },
    setHandled: (id: string, handled: boolean): void => void handle.run(handled ? 1 : 0, id),
    /** Marks as spam, which takes it out of the queue, or as none; the mark outlives new versions. */
    setSpam(id: string, spam: boolean): void {
      transaction(database, () => {
        mark.run(spam ? 'owner' : null, id);
        if (spam) jobs.cancelLead(id);
      });
    },
    /**
     * Erases a lead with all versions and attempts, from the file itself. What stays is its id,
     * receipt, revision and time of arrival, so that a late repeat is recognised.
     */
    erase(id: string): void {
      transaction(database, () => {
        bury.run(id);
        remove.run(id);
      });
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    },
  };
}

function bound({ formType, state, text }: LeadFilter) {
  return {
    formType: formType ?? null,
    state: state ?? null,
    text: text === undefined || text === '' ? null : text.toLowerCase(),
  };
}
