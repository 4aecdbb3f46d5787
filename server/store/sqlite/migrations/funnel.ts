import type { DatabaseSync } from 'node:sqlite';
import { categoryOf, noAdditions } from '../../category.ts';
import { SQLITE } from '../../migrations/dialect.ts';
import { funnelTables, reachedSoFar } from '../../migrations/funnel.ts';
import { fillLeads } from './fill.ts';

/** Derives the delays of existing leads from their recorded steps. */
const delays = `
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

/** Adds them, for existing leads too. */
export function addFunnel(database: DatabaseSync): void {
  database.exec(funnelTables(SQLITE));
  fillLeads(database, ['service', 'area'], (envelope) =>
    // Firms could add nothing yet.
    categoryOf(envelope, noAdditions),
  );
  database.exec(`${reachedSoFar}${delays}${recountFunnel}${triggers}`);
}
