import { sql } from 'kysely';
import { categoryOf, noAdditions } from '../../category.ts';
import type { Trx } from '../../engine.ts';
import { POSTGRES } from '../../migrations/dialect.ts';
import { funnelTables, reachedSoFar } from '../../migrations/funnel.ts';
import { fillLeads } from './fill.ts';

/** Derives the delays of existing leads from their recorded steps. */
const delays = `
UPDATE leads SET contact_delay = first.ms
FROM (
  SELECT lead_id, to_char(greatest(0, ms), '9.9EEEE')::numeric::bigint AS ms FROM (
    SELECT DISTINCT ON (lead_id) lead_id,
      extract(epoch FROM at::timestamptz - received_at::timestamptz) * 1000 AS ms
    FROM lead_events JOIN leads ON leads.id = lead_id
    WHERE kind = 'stage' AND text <> 'new' ORDER BY lead_id, lead_events.id) AS each
) AS first WHERE first.lead_id = leads.id;
`;

const counting = `
CREATE FUNCTION count_funnel(lead leads, change INTEGER) RETURNS void LANGUAGE sql AS $$
  INSERT INTO funnel AS counts
    (period, form_type, service, area, slot, leads, contacted, visit_booked, quoted, won)
  SELECT period, lead.form_type, lead.service, lead.area, pg_backend_pid() % 4, change,
    change * (lead.reached >= 1)::integer, change * (lead.reached >= 2)::integer,
    change * (lead.reached >= 3)::integer, change * (lead.reached >= 4)::integer
  FROM unnest(ARRAY[substr(lead.day, 1, 7), lead.day]) AS period WHERE lead.spam IS NULL
  ON CONFLICT (period, form_type, service, area, slot) DO UPDATE SET
    leads = counts.leads + excluded.leads, contacted = counts.contacted + excluded.contacted,
    visit_booked = counts.visit_booked + excluded.visit_booked,
    quoted = counts.quoted + excluded.quoted, won = counts.won + excluded.won;
  INSERT INTO first_contacts AS counts (period, delay, kept, slot, leads)
  SELECT period, lead.contact_delay, coalesce(lead.contact_kept, -1), pg_backend_pid() % 4, change
  FROM unnest(ARRAY[substr(lead.day, 1, 7), lead.day]) AS period
  WHERE lead.spam IS NULL AND lead.contact_delay IS NOT NULL
  ON CONFLICT (period, delay, kept, slot) DO UPDATE SET leads = counts.leads + excluded.leads;
$$;

CREATE FUNCTION lead_funnel_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM count_funnel(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM count_funnel(NEW, 1); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER lead_funnel_added AFTER INSERT ON leads FOR EACH ROW
WHEN (NEW.spam IS NULL) EXECUTE FUNCTION lead_funnel_changed();
CREATE TRIGGER lead_funnel_removed AFTER DELETE ON leads FOR EACH ROW
WHEN (OLD.spam IS NULL) EXECUTE FUNCTION lead_funnel_changed();
CREATE TRIGGER lead_funnel_changed AFTER UPDATE ON leads FOR EACH ROW
WHEN ((OLD.form_type, OLD.spam IS NULL, OLD.service, OLD.area, OLD.reached, OLD.contact_delay, OLD.contact_kept)
  IS DISTINCT FROM
  (NEW.form_type, NEW.spam IS NULL, NEW.service, NEW.area, NEW.reached, NEW.contact_delay, NEW.contact_kept))
EXECUTE FUNCTION lead_funnel_changed();
`;

const EACH_PERIOD = 'leads CROSS JOIN LATERAL unnest(ARRAY[substr(day, 1, 7), day]) AS period';

/** Recomputes the counts that these triggers maintain. */
export const recountFunnel = `
DELETE FROM funnel;
INSERT INTO funnel
SELECT period, form_type, service, area, 0, count(*), count(*) FILTER (WHERE reached >= 1),
  count(*) FILTER (WHERE reached >= 2), count(*) FILTER (WHERE reached >= 3),
  count(*) FILTER (WHERE reached >= 4)
FROM ${EACH_PERIOD} WHERE spam IS NULL GROUP BY period, form_type, service, area;

DELETE FROM first_contacts;
INSERT INTO first_contacts
SELECT period, contact_delay, coalesce(contact_kept, -1), 0, count(*)
FROM ${EACH_PERIOD} WHERE spam IS NULL AND contact_delay IS NOT NULL
GROUP BY period, contact_delay, coalesce(contact_kept, -1);
`;

/** Adds them, for existing leads too. */
export async function addFunnel(trx: Trx): Promise<void> {
  await sql.raw(funnelTables(POSTGRES)).execute(trx);
  await fillLeads(trx, ['service', 'area'], (envelope) =>
    // Firms could add nothing yet.
    categoryOf(envelope, noAdditions),
  );
  await sql.raw(`${reachedSoFar}${delays}${recountFunnel}${counting}`).execute(trx);
}
