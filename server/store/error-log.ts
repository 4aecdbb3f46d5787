import { createHash } from 'node:crypto';
import type { ErrorEntry, ErrorList } from '#contract/admin/error-list.ts';
import { type ErrorFeedback, type ErrorRecord, errorRecordSchema } from '#contract/error-record.ts';
import { scrub } from '#contract/clean-text.ts';
import { z } from '#contract/zod.ts';
import type { Db, Trx } from './engine.ts';
import { inTransaction } from './transaction.ts';

/** How many different errors, and feedback texts, are kept; the oldest are deleted first. */
const MOST_ERRORS = 500;
const MOST_FEEDBACK = 500;
/** Ids under which visitors reported them, kept so that feedback can be matched to its error. */
const MOST_IDS = 5000;
/** Rows deleted at once: a report adds one. */
const TRIM = 1000;

const storedSchema = z.omit(errorRecordSchema, { id: true, sessionId: true, resolved: true });

type ErrorRow = {
  id: number;
  record: string;
  count: number;
  first_seen_at: string;
  last_seen_at: string;
  resolved: number;
};

/**
 * Errors reported by visitors' browsers: identical ones once, with a count, without personal data.
 */
export function createErrorLog(db: Db) {
  return {
    add: (report: ErrorRecord, at: string): Promise<void> =>
      inTransaction(db, async (trx) => {
        await addId(trx, report.id, await addError(trx, report, at));
        await trim(trx);
      }),
    addFeedback: (report: ErrorFeedback, at: string): Promise<void> =>
      inTransaction(db, async (trx) => {
        await addFeedback(trx, report, at);
        await trim(trx);
      }),
    list: (): Promise<ErrorList> => list(db),
    /** False if there is no such error. */
    setResolved: (id: number, resolved: boolean): Promise<boolean> =>
      inTransaction(db, async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('errors')
          .set({ resolved: resolved ? 1 : 0 })
          .where('id', '=', id)
          .executeTakeFirst();
        return numUpdatedRows > 0n;
      }),
    remove: (id: number): Promise<boolean> =>
      inTransaction(db, async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('errors')
          .where('id', '=', id)
          .executeTakeFirst();
        return numDeletedRows > 0n;
      }),
    clear: (): Promise<void> =>
      inTransaction(db, async (trx) => {
        await trx.deleteFrom('errors').execute();
        await trx.deleteFrom('error_feedback').execute();
      }),
  };
}

async function addError(trx: Trx, report: ErrorRecord, at: string): Promise<number> {
  const { id: _id, sessionId: _session, resolved: _resolved, ...record } = report;
  const clean = withoutPersonalData(record);
  const fingerprint = createHash('sha256')
    .update(`${clean.message}\n${clean.stack ?? ''}`)
    .digest('hex');
  const seen = { record: JSON.stringify(clean), last_seen_at: at, resolved: 0 };
  const { id } = await trx
    .insertInto('errors')
    .values({ fingerprint, count: 1, first_seen_at: at, ...seen })
    .onConflict((conflict) =>
      conflict
        .column('fingerprint')
        .doUpdateSet((value) => ({ ...seen, count: value('errors.count', '+', 1) })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function addId(trx: Trx, clientId: string, errorId: number): Promise<void> {
  await trx
    .insertInto('error_ids')
    .values({ client_id: clientId, error_id: errorId })
    .onConflict((conflict) => conflict.column('client_id').doUpdateSet({ error_id: errorId }))
    .execute();
}

async function addFeedback(trx: Trx, report: ErrorFeedback, at: string): Promise<void> {
  const { feedback } = withoutPersonalData({ feedback: report.feedback });
  const known = await trx
    .selectFrom('error_ids')
    .select('error_id')
    .where('client_id', '=', report.errorId)
    .executeTakeFirst();
  await trx
    .insertInto('error_feedback')
    .values({ error_id: known?.error_id ?? null, feedback, received_at: at })
    .execute();
}

async function trim(trx: Trx): Promise<void> {
  const surplus = {
    errors: trx
      .selectFrom('errors')
      .select('id')
      .orderBy('last_seen_at', 'desc')
      .orderBy('id', 'desc')
      .limit(TRIM)
      .offset(MOST_ERRORS),
    ids: trx
      .selectFrom('error_ids')
      .select('seq')
      .orderBy('seq', 'desc')
      .limit(TRIM)
      .offset(MOST_IDS),
    feedback: trx
      .selectFrom('error_feedback')
      .select('id')
      .orderBy('id', 'desc')
      .limit(TRIM)
      .offset(MOST_FEEDBACK),
  };
  await trx.deleteFrom('errors').where('id', 'in', surplus.errors).execute();
  await trx.deleteFrom('error_ids').where('seq', 'in', surplus.ids).execute();
  await trx.deleteFrom('error_feedback').where('id', 'in', surplus.feedback).execute();
}

async function list(db: Db): Promise<ErrorList> {
  const words = await db
    .selectFrom('error_feedback')
    .select(['error_id', 'feedback', 'received_at as receivedAt'])
    .orderBy('id', 'desc')
    .execute();
  const wordsOf = (id: number | null) =>
    words
      .filter((row) => row.error_id === id)
      .map(({ feedback, receivedAt }) => ({ feedback, receivedAt }));
  const rows = await db
    .selectFrom('errors')
    .selectAll()
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return {
    errors: rows.map((row) => entryOf(row, wordsOf(row.id))),
    otherFeedback: wordsOf(null),
  };
}

function entryOf(row: ErrorRow, feedback: ErrorEntry['feedback']): ErrorEntry {
  return {
    ...storedSchema.parse(JSON.parse(row.record)),
    id: row.id,
    count: row.count,
    firstSeenAt: row.first_seen_at,
    lastSeenAt: row.last_seen_at,
    resolved: row.resolved === 1,
    feedback,
  };
}

/**
 * A report without what may be personal: e-mail addresses, phone numbers, and the query of every
 * URL, since it may contain what someone typed.
 */
export function withoutPersonalData<Report extends Record<string, unknown>>(
  report: Report,
): Report {
  const clean: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(report)) {
    clean[key] = typeof value === 'string' && key !== 'timestamp' ? scrub(value) : value;
  }
  return { ...report, ...clean };
}
