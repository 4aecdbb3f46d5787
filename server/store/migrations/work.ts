import type { Dialect } from './dialect.ts';

// Migrations of the work on leads, which both engines run in the order of `all.ts`.

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

/**
 * Work on leads: stage, assignee, follow-up, and every step of it. Leads that were 'handled' before
 * become archived: their result was not recorded. `work_version` increases with every change. Leads
 * of a stage, and those with a follow-up, are counted for each form.
 */
export const work = (sql: Dialect) => `
ALTER TABLE leads ADD COLUMN stage TEXT NOT NULL DEFAULT 'new';
ALTER TABLE leads ADD COLUMN lost_reason TEXT NOT NULL DEFAULT '';
ALTER TABLE leads ADD COLUMN assignee TEXT NOT NULL DEFAULT '';
ALTER TABLE leads ADD COLUMN follow_up TEXT;
ALTER TABLE leads ADD COLUMN work_version INTEGER NOT NULL DEFAULT 0;
UPDATE leads SET stage = 'archived' WHERE handled = 1;
${indexes.join('')}
CREATE INDEX leads_due ON leads (follow_up, seq) WHERE ${FOLLOWED_UP};

CREATE TABLE lead_events (
  id ${sql.id},
  lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  at TEXT NOT NULL,
  author TEXT NOT NULL,
  kind TEXT NOT NULL,
  text TEXT NOT NULL,
  reason TEXT NOT NULL
)${sql.options};
CREATE INDEX lead_events_by_lead ON lead_events (lead_id);

CREATE TABLE stage_counts (
  form_type TEXT NOT NULL,
  stage TEXT NOT NULL,
  slot INTEGER NOT NULL,
  leads INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (stage, form_type, slot)
)${sql.countOptions};
`;

/** Recomputes the counts that its triggers maintain. */
export const recountWork = `
DELETE FROM stage_counts;
INSERT INTO stage_counts
SELECT form_type, stage, 0, count(*) FROM leads WHERE spam IS NULL AND stage <> 'new'
GROUP BY form_type, stage;
INSERT INTO stage_counts
SELECT form_type, 'follow_up', 0, count(*) FROM leads WHERE ${FOLLOWED_UP} GROUP BY form_type;
`;

/**
 * When the visitor was promised an answer by (ISO 8601, UTC); null if no time was given, and for
 * older leads. Indexed to find overdue answers.
 */
export const promises = `
ALTER TABLE leads ADD COLUMN answer_by TEXT;
CREATE INDEX leads_late ON leads (answer_by, seq)
WHERE handled = 0 AND spam IS NULL AND answer_by IS NOT NULL;
`;

/** Leads by assignee, and visits by day: indexes for the owner's lists. */
export const views = `
CREATE INDEX leads_mine ON leads (lower(assignee), seq)
WHERE assignee <> '' AND spam IS NULL AND stage NOT IN ('won', 'lost', 'archived');
CREATE INDEX leads_visits ON leads (follow_up, seq)
WHERE handled = 1 AND spam IS NULL AND stage = 'visit_booked' AND follow_up IS NOT NULL;
`;

/**
 * The quote and the visit of a lead. Cents include GST; `visit_at` is ISO 8601, UTC. The index of
 * `sources` gets the amounts that the figures by source read.
 */
export const quotesAndVisits = (sql: Dialect) => `
ALTER TABLE leads ADD COLUMN quote_cents ${sql.big};
ALTER TABLE leads ADD COLUMN quote_until TEXT;
ALTER TABLE leads ADD COLUMN quote_note TEXT NOT NULL DEFAULT '';
ALTER TABLE leads ADD COLUMN visit_at TEXT;
ALTER TABLE leads ADD COLUMN visit_minutes INTEGER;
ALTER TABLE leads ADD COLUMN visit_note TEXT NOT NULL DEFAULT '';
CREATE INDEX leads_by_visit ON leads (visit_at) WHERE visit_at IS NOT NULL AND spam IS NULL;
CREATE INDEX leads_open_quotes ON leads (stage, quote_cents)
WHERE stage = 'quoted' AND spam IS NULL AND quote_cents IS NOT NULL;
DROP INDEX leads_by_source;
CREATE INDEX leads_by_source ON leads (day, source, reached, stage, quote_cents) WHERE spam IS NULL;
`;

/** Unanswered leads without a promised time, for the owner's first page. */
export const unpromised = `
CREATE INDEX leads_unpromised ON leads (seq)
WHERE handled = 0 AND spam IS NULL AND answer_by IS NULL;
`;
