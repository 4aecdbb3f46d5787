/**
 * Work on leads: stage, assignee, follow-up, and every step of it. Leads that were 'handled' before
 * become archived: their result was not recorded. `work_version` increases with every change. Leads
 * of a stage, and those with a follow-up, are counted for each form.
 */
const COUNTED = ['contacted', 'visit_booked', 'quoted', 'won', 'lost', 'archived'] as const;

const isStage = (stage: string) => `handled = 1 AND spam IS NULL AND stage = '${stage}'`;
const FOLLOWED_UP = 'follow_up IS NOT NULL AND spam IS NULL';

const indexes = [
  ...COUNTED.map((stage) => [stage, isStage(stage)] as const),
  ['follow_up', FOLLOWED_UP] as const,
].map(
  ([name, condition]) => `
CREATE INDEX leads_${name} ON leads (seq) WHERE ${condition};
CREATE INDEX leads_${name}_by_form ON leads (form_type, seq) WHERE ${condition};`,
);

export const work = `
ALTER TABLE leads ADD COLUMN stage TEXT NOT NULL DEFAULT 'new';
ALTER TABLE leads ADD COLUMN lost_reason TEXT NOT NULL DEFAULT '';
ALTER TABLE leads ADD COLUMN assignee TEXT NOT NULL DEFAULT '';
ALTER TABLE leads ADD COLUMN follow_up TEXT;
ALTER TABLE leads ADD COLUMN work_version INTEGER NOT NULL DEFAULT 0;
UPDATE leads SET stage = 'archived' WHERE handled = 1;
${indexes.join('')}
CREATE INDEX leads_due ON leads (follow_up, seq) WHERE ${FOLLOWED_UP};

CREATE TABLE lead_events (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  at TEXT NOT NULL,
  author TEXT NOT NULL,
  kind TEXT NOT NULL,
  text TEXT NOT NULL,
  reason TEXT NOT NULL
) STRICT;
CREATE INDEX lead_events_by_lead ON lead_events (lead_id);

CREATE TABLE stage_counts (
  form_type TEXT NOT NULL,
  stage TEXT NOT NULL,
  slot INTEGER NOT NULL,
  leads INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (stage, form_type, slot)
) STRICT;
`;

/** Adds a leads row to the counts of the stages, or removes it (`change` -1). */
function count(row: 'NEW' | 'OLD', change: 1 | -1): string {
  const add = (stage: string, condition: string) => `
  INSERT INTO stage_counts (form_type, stage, slot, leads)
  SELECT ${row}.form_type, ${stage}, 0, ${change} WHERE ${row}.spam IS NULL AND ${condition}
  ON CONFLICT (form_type, stage, slot) DO UPDATE SET leads = leads + excluded.leads;`;
  return (
    add(`${row}.stage`, `${row}.stage <> 'new'`) +
    add(`'follow_up'`, `${row}.follow_up IS NOT NULL`)
  );
}

const counts = (row: 'NEW' | 'OLD') =>
  `${row}.spam IS NULL AND (${row}.stage <> 'new' OR ${row}.follow_up IS NOT NULL)`;

export const workTriggers = `
CREATE TRIGGER lead_work_added AFTER INSERT ON leads WHEN ${counts('NEW')} BEGIN
  ${count('NEW', 1)}
END;
CREATE TRIGGER lead_work_removed AFTER DELETE ON leads WHEN ${counts('OLD')} BEGIN
  ${count('OLD', -1)}
END;
CREATE TRIGGER lead_work_changed AFTER UPDATE OF form_type, spam, stage, follow_up ON leads
WHEN OLD.form_type <> NEW.form_type OR (OLD.spam IS NULL) <> (NEW.spam IS NULL)
  OR OLD.stage <> NEW.stage OR (OLD.follow_up IS NULL) <> (NEW.follow_up IS NULL)
BEGIN
  ${count('OLD', -1)}
  ${count('NEW', 1)}
END;
`;

/** Recomputes the counts that these triggers maintain. */
export const recountWork = `
DELETE FROM stage_counts;
INSERT INTO stage_counts
SELECT form_type, stage, 0, count(*) FROM leads WHERE spam IS NULL AND stage <> 'new'
GROUP BY form_type, stage;
INSERT INTO stage_counts
SELECT form_type, 'follow_up', 0, count(*) FROM leads WHERE ${FOLLOWED_UP} GROUP BY form_type;
`;
