import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { ErrorEntry, ErrorList } from '#contract/admin.ts';
import { errorRecordSchema, type ErrorFeedback, type ErrorRecord } from '#contract/error-record.ts';
import { z } from '#contract/zod.ts';
import { transaction } from './database.ts';
import { withoutPersonalData } from './scrub.ts';

/** Different errors, and words of feedback, that are kept; the oldest make room. */
const MOST_ERRORS = 500;
const MOST_FEEDBACK = 500;
/** Ids under which visitors reported them, kept so that feedback finds its error. */
const MOST_IDS = 5000;

const storedSchema = z.omit(errorRecordSchema, { id: true, sessionId: true, resolved: true });
const errorRow = z.object({
  id: z.int(),
  record: z.string(),
  count: z.int(),
  first_seen_at: z.string(),
  last_seen_at: z.string(),
  resolved: z.int(),
});
const feedbackRow = z.object({
  error_id: z.nullable(z.int()),
  feedback: z.string(),
  received_at: z.string(),
});
const idRow = z.object({ id: z.int() });

export type ErrorLog = ReturnType<typeof createErrorLog>;

/** Errors that visitors' browsers reported: alike ones once, with a count, without personal data. */
export function createErrorLog(database: DatabaseSync) {
  const put = database.prepare(
    `INSERT INTO errors (fingerprint, record, count, first_seen_at, last_seen_at, resolved)
     VALUES (:fingerprint, :record, 1, :at, :at, 0)
     ON CONFLICT (fingerprint) DO UPDATE SET record = excluded.record, count = count + 1,
       last_seen_at = excluded.last_seen_at, resolved = 0 RETURNING id`,
  );
  const putId = database.prepare(
    `INSERT INTO error_ids VALUES (?, ?) ON CONFLICT (client_id) DO UPDATE SET error_id = excluded.error_id`,
  );
  const putFeedback = database.prepare(
    `INSERT INTO error_feedback (error_id, feedback, received_at)
     VALUES ((SELECT error_id FROM error_ids WHERE client_id = ?), ?, ?)`,
  );
  const trims = [
    database.prepare(
      `DELETE FROM errors WHERE id IN
       (SELECT id FROM errors ORDER BY last_seen_at DESC, id DESC LIMIT -1 OFFSET ${MOST_ERRORS})`,
    ),
    database.prepare(
      `DELETE FROM error_ids WHERE rowid IN
       (SELECT rowid FROM error_ids ORDER BY rowid DESC LIMIT -1 OFFSET ${MOST_IDS})`,
    ),
    database.prepare(
      `DELETE FROM error_feedback WHERE id IN
       (SELECT id FROM error_feedback ORDER BY id DESC LIMIT -1 OFFSET ${MOST_FEEDBACK})`,
    ),
  ];
  const all = database.prepare('SELECT * FROM errors ORDER BY last_seen_at DESC, id DESC');
  const feedback = database.prepare('SELECT * FROM error_feedback ORDER BY id DESC');
  const resolve = database.prepare('UPDATE errors SET resolved = ? WHERE id = ?');
  const remove = database.prepare('DELETE FROM errors WHERE id = ?');

  const trim = () => trims.forEach((statement) => statement.run());

  return {
    add(report: ErrorRecord, at: string): void {
      const { id: clientId, sessionId: _session, resolved: _resolved, ...record } = report;
      const clean = withoutPersonalData(record);
      const row = {
        fingerprint: createHash('sha256')
          .update(`${clean.message}\n${clean.stack ?? ''}`)
          .digest('hex'),
        record: JSON.stringify(clean),
        at,
      };
      transaction(database, () => {
        putId.run(clientId, idRow.parse(put.get(row)).id);
        trim();
      });
    },
    addFeedback(report: ErrorFeedback, at: string): void {
      const clean = withoutPersonalData({ feedback: report.feedback });
      transaction(database, () => {
        putFeedback.run(report.errorId, clean.feedback, at);
        trim();
      });
    },
    list(): ErrorList {
      const words = z.array(feedbackRow).parse(feedback.all());
      const wordsOf = (id: number | null) =>
        words
          .filter((row) => row.error_id === id)
          .map((row) => ({ feedback: row.feedback, receivedAt: row.received_at }));
      const rows = z.array(errorRow).parse(all.all());
      const errors = rows.map((row) => entryOf(row, wordsOf(row.id)));
      return { errors, otherFeedback: wordsOf(null) };
    },
    /** False when there is no such error. */
    setResolved: (id: number, resolved: boolean): boolean =>
      Number(resolve.run(resolved ? 1 : 0, id).changes) > 0,
    remove: (id: number): boolean => Number(remove.run(id).changes) > 0,
    clear(): void {
      database.exec('DELETE FROM errors; DELETE FROM error_feedback;');
    },
  };
}

function entryOf(row: z.infer<typeof errorRow>, feedback: ErrorEntry['feedback']): ErrorEntry {
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
