import { sql } from 'kysely';
import { z } from '#contract/zod.ts';
import { categoryOf } from '../../category.ts';
import type { Trx } from '../../engine.ts';
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
ALTER TABLE leads ADD COLUMN contact_delay BIGINT;
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
) WITH (fillfactor = 50);

CREATE TABLE first_contacts (
  period TEXT NOT NULL,
  delay BIGINT NOT NULL,
  kept INTEGER NOT NULL,
  slot INTEGER NOT NULL,
  leads INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (period, delay, kept, slot)
) WITH (fillfactor = 50);
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

/** Leads whose categories are written in one statement. */
const BATCH = 1000;

const leadRows = z.array(z.object({ seq: z.int(), envelope: z.string() }));

/** Adds them, for existing leads too. */
export async function addFunnel(trx: Trx): Promise<void> {
  await sql.raw(columns).execute(trx);
  let last = 0;
  for (;;) {
    const { rows } = await sql`SELECT seq, envelope FROM leads
      JOIN versions ON versions.lead_id = leads.id AND versions.revision = leads.revision
      WHERE seq > ${last} ORDER BY seq LIMIT ${BATCH}`.execute(trx);
    const leads = leadRows.parse(rows).map(({ seq, envelope }) => ({
      seq,
      ...categoryOf(storedEnvelope(envelope)),
    }));
    if (leads.length === 0) break;
    await sql`UPDATE leads SET service = found.service, area = found.area
      FROM jsonb_to_recordset(${JSON.stringify(leads)}::jsonb)
        AS found (seq BIGINT, service TEXT, area TEXT)
      WHERE leads.seq = found.seq`.execute(trx);
    last = leads.at(-1)?.seq ?? last;
  }
  await sql.raw(`${history}${recountFunnel}${counting}`).execute(trx);
}
