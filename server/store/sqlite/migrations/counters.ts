import { SQLITE } from '../../migrations/dialect.ts';
import { countTables, stateIndexes } from '../../migrations/leads.ts';

/**
 * Data for the owner's lists and figures, maintained by triggers in the transaction that changes a
 * lead: its forwarding state, counts of each state, figures of each day and month, and the search
 * index.
 */
export const columns = `
CREATE TABLE new_error_ids (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  client_id TEXT NOT NULL UNIQUE,
  error_id INTEGER NOT NULL REFERENCES errors (id) ON DELETE CASCADE
) STRICT;
INSERT INTO new_error_ids (client_id, error_id) SELECT client_id, error_id FROM error_ids ORDER BY rowid;
DROP TABLE error_ids;
ALTER TABLE new_error_ids RENAME TO error_ids;

ALTER TABLE leads ADD COLUMN delivery TEXT;
ALTER TABLE leads ADD COLUMN failed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE leads ADD COLUMN first_attempt INTEGER;
ALTER TABLE leads ADD COLUMN first_delay INTEGER NOT NULL DEFAULT 0;
UPDATE leads SET
  delivery = (SELECT state FROM jobs WHERE lead_id = leads.id AND revision = leads.revision),
  failed = (SELECT count(*) FROM attempts JOIN jobs ON jobs.id = attempts.job_id
    WHERE jobs.lead_id = leads.id AND attempts.result <> 'delivered'),
  (first_attempt, first_delay) =
    (SELECT attempt, CAST(CAST(printf('%.1e', delay_ms) AS REAL) AS INTEGER) FROM versions
     WHERE lead_id = leads.id ORDER BY revision LIMIT 1);

${stateIndexes}${countTables(SQLITE)}`;

/** Adds a leads row to the counts and figures, or removes it (`sign` -). */
function count(row: 'NEW' | 'OLD', sign: '+' | '-'): string {
  const genuine = `${row}.spam IS NULL`;
  const entry = (column: string, key: string) =>
    `${column} = CASE WHEN ${genuine} THEN json_set(${column}, ${key}, coalesce(json_extract(${column}, ${key}), 0) ${sign} 1) ELSE ${column} END`;
  return `
  INSERT INTO lead_counts (form_type, slot) VALUES (${row}.form_type, 0) ON CONFLICT DO NOTHING;
  UPDATE lead_counts SET
    total = total ${sign} 1,
    open = open ${sign} (${row}.handled = 0 AND ${genuine}),
    handled = handled ${sign} (${row}.handled = 1),
    held_back = held_back ${sign} (${row}.handled = 0 AND coalesce(${row}.spam, 'owner') <> 'owner'),
    spam = spam ${sign} (${row}.spam IS NOT NULL),
    waiting = waiting ${sign} (${row}.delivery IS 'pending'),
    undeliverable = undeliverable ${sign} (${row}.delivery IS 'undeliverable')
  WHERE form_type = ${row}.form_type AND slot = 0;
  INSERT INTO rollups (period, slot) VALUES (substr(${row}.day, 1, 7), 0), (${row}.day, 0) ON CONFLICT DO NOTHING;
  UPDATE rollups SET
    total = total ${sign} (${genuine}),
    spam = spam ${sign} (${row}.spam IS NOT NULL),
    known = known ${sign} (${genuine} AND ${row}.first_attempt IS NOT NULL),
    later = later ${sign} (${genuine} AND coalesce(${row}.first_attempt, 0) > 1),
    delivered = delivered ${sign} (${genuine} AND ${row}.delivery IS 'delivered'),
    waiting = waiting ${sign} (${genuine} AND ${row}.delivery IS 'pending'),
    undeliverable = undeliverable ${sign} (${genuine} AND ${row}.delivery IS 'undeliverable'),
    failed = failed ${sign} iif(${genuine}, ${row}.failed, 0),
    ${entry('forms', `'$."' || ${row}.form_type || '"'`)},
    ${entry('delays', `'$."' || ${row}.first_delay || '"'`)}
  WHERE period IN (substr(${row}.day, 1, 7), ${row}.day) AND slot = 0;`;
}

export const triggers = `
CREATE TRIGGER lead_added AFTER INSERT ON leads BEGIN
  ${count('NEW', '+')}
END;
CREATE TRIGGER lead_removed AFTER DELETE ON leads BEGIN
  ${count('OLD', '-')}
END;
CREATE TRIGGER lead_changed AFTER UPDATE OF form_type, handled, spam, delivery, failed ON leads
WHEN OLD.form_type <> NEW.form_type OR OLD.handled <> NEW.handled OR OLD.spam IS NOT NEW.spam
  OR OLD.delivery IS NOT NEW.delivery OR OLD.failed <> NEW.failed
BEGIN
  ${count('OLD', '-')}
  ${count('NEW', '+')}
END;

CREATE TRIGGER job_added AFTER INSERT ON jobs BEGIN
  UPDATE leads SET delivery = NEW.state
  WHERE id = NEW.lead_id AND revision = NEW.revision AND delivery IS NOT NEW.state;
END;
CREATE TRIGGER job_changed AFTER UPDATE OF state ON jobs WHEN OLD.state <> NEW.state BEGIN
  UPDATE leads SET delivery = NEW.state
  WHERE id = NEW.lead_id AND revision = NEW.revision AND delivery IS NOT NEW.state;
END;
CREATE TRIGGER attempt_failed AFTER INSERT ON attempts WHEN NEW.result <> 'delivered' BEGIN
  UPDATE leads SET failed = failed + 1 WHERE id = (SELECT lead_id FROM jobs WHERE id = NEW.job_id);
END;
`;

/** Recomputes the counts that the triggers maintain. */
export const recount = `
DELETE FROM lead_counts;
INSERT INTO lead_counts
SELECT form_type, 0, count(*), sum(handled = 0 AND spam IS NULL), sum(handled = 1),
  sum(handled = 0 AND coalesce(spam, 'owner') <> 'owner'),
  sum(spam IS NOT NULL), sum(delivery IS 'pending'), sum(delivery IS 'undeliverable')
FROM leads GROUP BY form_type;

DELETE FROM rollups;
INSERT INTO rollups (period, slot, total, spam, known, later, delivered, waiting, undeliverable, failed)
SELECT period, 0, sum(spam IS NULL), sum(spam IS NOT NULL),
  sum(spam IS NULL AND first_attempt IS NOT NULL),
  sum(spam IS NULL AND coalesce(first_attempt, 0) > 1),
  sum(spam IS NULL AND delivery IS 'delivered'),
  sum(spam IS NULL AND delivery IS 'pending'),
  sum(spam IS NULL AND delivery IS 'undeliverable'),
  sum(iif(spam IS NULL, failed, 0))
FROM (SELECT day AS period, * FROM leads UNION ALL SELECT substr(day, 1, 7) AS period, * FROM leads)
GROUP BY period;
UPDATE rollups SET
  forms = coalesce((SELECT json_group_object(form_type, n) FROM
    (SELECT form_type, count(*) AS n FROM leads
     WHERE spam IS NULL AND day >= rollups.period AND day <= rollups.period || '~' GROUP BY form_type)), '{}'),
  delays = coalesce((SELECT json_group_object(CAST(first_delay AS TEXT), n) FROM
    (SELECT first_delay, count(*) AS n FROM leads
     WHERE spam IS NULL AND day >= rollups.period AND day <= rollups.period || '~' GROUP BY first_delay)), '{}');
`;
