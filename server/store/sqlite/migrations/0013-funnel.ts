import type { DatabaseSync } from 'node:sqlite';
import { z } from '#contract/zod.ts';
import { categoryOf } from '../../category.ts';
import { storedEnvelope } from '../../lead-rows.ts';

/**
 * How far leads get, by form, service and area, and how long they wait for a first contact, counted
 * by day and month. `reached` is the furthest stage on the way to 'won', 0 to 4: a lost or archived
 * lead keeps its own. `contact_delay` is from arrival to the first step out of 'new', in
 * milliseconds to two significant digits; `contact_kept` is whether that was within the promised
 * time, null if unknown.
 */
const columns = `
ALTER TABLE leads ADD COLUMN service TEXT NOT NULL DEFAULT '';
ALTER TABLE leads ADD COLUMN area TEXT NOT NULL DEFAULT '';
ALTER TABLE leads ADD COLUMN reached INTEGER NOT NULL DEFAULT 0;
ALTER TABLE leads ADD COLUMN contact_delay INTEGER;
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
) STRICT;

CREATE TABLE first_contacts (
  period TEXT NOT NULL,
  delay INTEGER NOT NULL,
  kept INTEGER NOT NULL,
  slot INTEGER NOT NULL,
  leads INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (period, delay, kept, slot)
) STRICT;
`;

/** The stages on the way to 'won', in order; 0 is 'new'. */
const rankOf = (stage: string) =>
  `CASE ${stage} WHEN 'contacted' THEN 1 WHEN 'visit_booked' THEN 2 WHEN 'quoted' THEN 3 WHEN 'won' THEN 4 ELSE 0 END`;

/** Derives the values of existing leads from their recorded steps. */
const history = `
UPDATE leads SET reached = ${rankOf('stage')} WHERE handled = 1 AND stage NOT IN ('lost', 'archived');
UPDATE leads SET reached = coalesce((SELECT ${rankOf('text')} FROM lead_events
  WHERE lead_id = leads.id AND kind = 'stage' AND text NOT IN ('lost', 'archived')
  ORDER BY id DESC LIMIT 1), 0)
WHERE handled = 1 AND stage IN ('lost', 'archived');
UPDATE leads SET contact_delay = (
  SELECT CAST(CAST(printf('%.1e', max(0, CAST(
    round((julianday(at) - julianday(leads.received_at)) * 86400000) AS INTEGER))) AS REAL) AS INTEGER)
  FROM lead_events WHERE lead_id = leads.id AND kind = 'stage' AND text <> 'new'
  ORDER BY id LIMIT 1)
WHERE id IN (SELECT lead_id FROM lead_events WHERE kind = 'stage');
`;

/** Adds a leads row to the counts, or removes it (`change` -1). */
function count(row: 'NEW' | 'OLD', change: 1 | -1): string {
  const periods = `(SELECT substr(${row}.day, 1, 7) AS period UNION ALL SELECT ${row}.day)`;
  const reached = (rank: number) => `${change} * (${row}.reached >= ${rank})`;
  return `
  INSERT INTO funnel
    (period, form_type, service, area, slot, leads, contacted, visit_booked, quoted, won)
  SELECT period, ${row}.form_type, ${row}.service, ${row}.area, 0, ${change},
    ${[1, 2, 3, 4].map(reached).join(', ')}
  FROM ${periods} WHERE ${row}.spam IS NULL
  ON CONFLICT (period, form_type, service, area, slot) DO UPDATE SET
    leads = leads + excluded.leads, contacted = contacted + excluded.contacted,
    visit_booked = visit_booked + excluded.visit_booked, quoted = quoted + excluded.quoted,
    won = won + excluded.won;
  INSERT INTO first_contacts (period, delay, kept, slot, leads)
  SELECT period, ${row}.contact_delay, coalesce(${row}.contact_kept, -1), 0, ${change}
  FROM ${periods} WHERE ${row}.spam IS NULL AND ${row}.contact_delay IS NOT NULL
  ON CONFLICT (period, delay, kept, slot) DO UPDATE SET leads = leads + excluded.leads;`;
}

const COUNTED = ['form_type', 'service', 'area', 'reached', 'contact_delay', 'contact_kept'];

const triggers = `
CREATE TRIGGER lead_funnel_added AFTER INSERT ON leads WHEN NEW.spam IS NULL BEGIN
  ${count('NEW', 1)}
END;
CREATE TRIGGER lead_funnel_removed AFTER DELETE ON leads WHEN OLD.spam IS NULL BEGIN
  ${count('OLD', -1)}
END;
CREATE TRIGGER lead_funnel_changed AFTER UPDATE OF ${COUNTED.join(', ')}, spam ON leads
WHEN (OLD.spam IS NULL) <> (NEW.spam IS NULL)
  OR ${COUNTED.map((column) => `OLD.${column} IS NOT NEW.${column}`).join(' OR ')}
BEGIN
  ${count('OLD', -1)}
  ${count('NEW', 1)}
END;
`;

const EACH_PERIOD =
  '(SELECT day AS period, * FROM leads UNION ALL SELECT substr(day, 1, 7), * FROM leads)';

/** Recomputes the counts that these triggers maintain. */
export const recountFunnel = `
DELETE FROM funnel;
INSERT INTO funnel
SELECT period, form_type, service, area, 0, count(*), sum(reached >= 1), sum(reached >= 2),
  sum(reached >= 3), sum(reached >= 4)
FROM ${EACH_PERIOD} WHERE spam IS NULL GROUP BY period, form_type, service, area;

DELETE FROM first_contacts;
INSERT INTO first_contacts
SELECT period, contact_delay, coalesce(contact_kept, -1), 0, count(*)
FROM ${EACH_PERIOD} WHERE spam IS NULL AND contact_delay IS NOT NULL
GROUP BY period, contact_delay, coalesce(contact_kept, -1);
`;

const leadRow = z.object({ seq: z.int(), envelope: z.string() });

/** Adds them, for existing leads too. */
export function addFunnel(database: DatabaseSync): void {
  database.exec(columns);
  const leads = database.prepare(
    `SELECT seq, envelope FROM leads
     JOIN versions ON versions.lead_id = leads.id AND versions.revision = leads.revision
     WHERE seq > ? ORDER BY seq LIMIT 1`,
  );
  const save = database.prepare('UPDATE leads SET service = ?, area = ? WHERE seq = ?');
  let last = 0;
  for (;;) {
    const row = leads.get(last);
    if (row === undefined) break;
    const { seq, envelope } = leadRow.parse(row);
    const { service, area } = categoryOf(storedEnvelope(envelope));
    save.run(service, area, seq);
    last = seq;
  }
  database.exec(`${history}${recountFunnel}${triggers}`);
}
