import type { Dialect } from './dialect.ts';

// Migrations of the funnel, which both engines run in the order of `all.ts`.

/**
 * How far leads get, by form, service and area, and how long they wait for a first contact, counted
 * by day and month. `reached` is the furthest stage on the way to 'won', 0 to 4: a lost or archived
 * lead keeps its own. `contact_delay` is from arrival to the first step out of 'new', in
 * milliseconds to two significant digits; `contact_kept` is whether that was within the promised
 * time, null if unknown.
 */
export const funnelTables = (sql: Dialect) => `
ALTER TABLE leads ADD COLUMN service TEXT NOT NULL DEFAULT '';
ALTER TABLE leads ADD COLUMN area TEXT NOT NULL DEFAULT '';
ALTER TABLE leads ADD COLUMN reached INTEGER NOT NULL DEFAULT 0;
ALTER TABLE leads ADD COLUMN contact_delay ${sql.big};
ALTER TABLE leads ADD COLUMN contact_kept INTEGER;

CREATE TABLE funnel (
  period TEXT NOT NULL,
  form_type TEXT NOT NULL,
  service TEXT NOT NULL,
  area TEXT NOT NULL,
  slot INTEGER NOT NULL,
  leads INTEGER NOT NULL DEFAULT 0,
  contacted INTEGER NOT NULL DEFAULT 0,
  visit_booked INTEGER NOT NULL DEFAULT 0,
  quoted INTEGER NOT NULL DEFAULT 0,
  won INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (period, form_type, service, area, slot)
)${sql.countOptions};

CREATE TABLE first_contacts (
  period TEXT NOT NULL,
  delay ${sql.big} NOT NULL,
  kept INTEGER NOT NULL,
  slot INTEGER NOT NULL,
  leads INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (period, delay, kept, slot)
)${sql.countOptions};
`;

/** The stages on the way to 'won', in order; 0 is 'new'. */
const rankOf = (stage: string) =>
  `CASE ${stage} WHEN 'contacted' THEN 1 WHEN 'visit_booked' THEN 2 WHEN 'quoted' THEN 3 WHEN 'won' THEN 4 ELSE 0 END`;

/** Derives how far existing leads got from their recorded steps. */
export const reachedSoFar = `
UPDATE leads SET reached = ${rankOf('stage')} WHERE handled = 1 AND stage NOT IN ('lost', 'archived');
UPDATE leads SET reached = coalesce((SELECT ${rankOf('text')} FROM lead_events
  WHERE lead_id = leads.id AND kind = 'stage' AND text NOT IN ('lost', 'archived')
  ORDER BY id DESC LIMIT 1), 0)
WHERE handled = 1 AND stage IN ('lost', 'archived');
`;
