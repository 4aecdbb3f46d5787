import {
  forwardingAttemptSchema,
  type LeadChange,
  type LeadDetail,
} from '#contract/admin/leads.ts';
import type { PersonChange } from '#contract/admin/lead-facts.ts';
import { z } from '#contract/zod.ts';
import type { AuditRecord } from './audit.ts';
import type { Db, Engine } from './engine.ts';
import { eraseLead } from './erase.ts';
import { photosOfLeads } from './lead-photos.ts';
import {
  forwardingOf,
  leadRows,
  storedEnvelope,
  summaryOf,
  summaryRow,
  versionRow,
  type SummaryRow,
} from './lead-rows.ts';
import { eventsOf } from './lead-events.ts';
import { missingOfLeads } from './missing-photos.ts';
import { noticesOf } from './notices.ts';
import { leadNamed, leadReferred, linkPersons, relatedLeads, reviewsOf } from './person.ts';
import { overlapsOf } from './visits.ts';
import type { Approval } from './approval.ts';
import { inTransaction } from './transaction.ts';
import type { VisitRecipient } from './visit-mails.ts';
import { type AskedWithdrawal, withdrawLead, type Withdrawn } from './withdrawal.ts';
import { changeLead, type Changed } from './work.ts';

const NOWHERE: Approval = { forward: false, recipients: [] };

/** One lead as the owner sees it, and the actions on it. */
export function createInbox(engine: Engine) {
  const { db } = engine;

  async function find(id: string): Promise<SummaryRow | null> {
    const row = await leadRows(db).where('leads.id', '=', id.toLowerCase()).executeTakeFirst();
    return row === undefined ? null : summaryRow.parse(row);
  }

  return {
    find,
    async detail(id: string): Promise<LeadDetail | null> {
      const row = await find(id);
      if (row === null) return null;
      const photos = await photosOfLeads(db, [row.id]);
      const missing = await missingOfLeads(db, [row.id]);
      const versions = await versionsOf(db, row.id);
      const related = await relatedLeads(db, row);
      return {
        ...summaryOf(row, photos.get(row.id), missing.get(row.id)),
        versions,
        notices: await noticesOf(db, row.id),
        events: await eventsOf(db, row.id),
        related,
        review: await reviewsOf(db, [
          row.id,
          ...related.filter(({ isParted }) => !isParted).map((one) => one.id),
        ]),
        overlaps: await overlapsOf(db, row),
      };
    },
    /**
     * Changes a lead at the owner's request; a mark as spam, or not spam, outlives new revisions. A
     * lead that this approves is queued for the recipients in `approval`, a changed visit for
     * `visitRecipients`.
     */
    change: (
      id: string,
      change: LeadChange,
      at: number,
      approval: Approval = NOWHERE,
      visitRecipients: readonly VisitRecipient[] = [],
    ): Promise<Changed> => changeLead(engine, id, change, { at, approval, visitRecipients }),
    /** The id of the lead that a message refers to, by the beginning of it. */
    referred: (beginning: string): Promise<string | null> => leadReferred(db, beginning),
    /** Joins leads of one person, or parts them; false if the other lead does not exist. */
    async link(id: string, { other, isSame, by = '' }: PersonChange, at: number): Promise<boolean> {
      const otherId = await leadNamed(db, other);
      if (otherId === null || otherId === id) return false;
      return linkPersons(engine, [id, otherId], { isSame, by, at });
    },
    /**
     * Erases a lead with all revisions and attempts, including from the disk. Keeps its id,
     * receipt, revision and time of arrival, so that a late repeat is recognised. Recorded in the
     * audit log unless the caller does it.
     */
    async erase(id: string, entry: AuditRecord | null): Promise<void> {
      await inTransaction(db, async (trx) => {
        await engine.lockLead(trx, id);
        await eraseLead(engine, trx, id, entry);
      });
      engine.afterErasing();
    },
    /** Erases a new lead at its sender's request; notes the request if the firm works on it. */
    async withdraw(asked: AskedWithdrawal): Promise<Withdrawn> {
      const withdrawn = await withdrawLead(engine, asked);
      if (withdrawn === 'erased') engine.afterErasing();
      return withdrawn;
    },
  };
}

async function versionsOf(db: Db, id: string): Promise<LeadDetail['versions']> {
  const rows = await db
    .selectFrom('versions')
    .leftJoin('jobs', (join) =>
      join
        .onRef('jobs.lead_id', '=', 'versions.lead_id')
        .onRef('jobs.revision', '=', 'versions.revision'),
    )
    .select(['versions.revision', 'versions.received_at', 'versions.attempt'])
    .select(['versions.delay_ms', 'versions.envelope'])
    .select(['jobs.id as job_id', 'jobs.state as job_state', 'jobs.next_attempt_at'])
    .where('versions.lead_id', '=', id)
    .orderBy('versions.revision', 'desc')
    .execute();
  return Promise.all(
    z
      .array(versionRow)
      .parse(rows)
      .map((row) => versionOf(db, row)),
  );
}

async function versionOf(
  db: Db,
  row: z.infer<typeof versionRow>,
): Promise<LeadDetail['versions'][number]> {
  return {
    revision: row.revision,
    receivedAt: row.received_at,
    attempt: row.attempt,
    delayMs: row.delay_ms,
    envelope: storedEnvelope(row.envelope),
    delivery: row.job_state === 'superseded' ? 'superseded' : forwardingOf(row.job_state),
    nextAttemptAt:
      row.job_state === 'pending' && row.next_attempt_at !== null
        ? new Date(row.next_attempt_at).toISOString()
        : null,
    attempts: row.job_id === null ? [] : await attemptsOf(db, row.job_id),
  };
}

async function attemptsOf(db: Db, jobId: number) {
  const rows = await db
    .selectFrom('attempts')
    .select(['at', 'host', 'result', 'status', 'error', 'duration_ms as durationMs'])
    .where('job_id', '=', jobId)
    .orderBy('id', 'desc')
    .execute();
  return z.array(forwardingAttemptSchema).parse(rows);
}
