/**
 * Counts and figures maintained by triggers in the transaction that changes a lead. Each connection
 * adds to one of four slots, so that leads arriving at the same moment do not wait for one row.
 */
export const counters = `
CREATE FUNCTION counted(counter TEXT, key TEXT, change INTEGER) RETURNS TEXT LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_set(counter::jsonb, ARRAY[key],
    to_jsonb(coalesce((counter::jsonb ->> key)::integer, 0) + change))::text
$$;

CREATE FUNCTION count_lead(lead leads, change INTEGER) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  my_slot INTEGER := pg_backend_pid() % 4;
  genuine INTEGER := CASE WHEN lead.spam IS NULL THEN change ELSE 0 END;
BEGIN
  INSERT INTO lead_counts AS counts (form_type, slot, total, open, handled, held_back, spam, waiting, undeliverable)
  VALUES (lead.form_type, my_slot, change,
    CASE WHEN lead.handled = 0 THEN genuine ELSE 0 END,
    CASE WHEN lead.handled = 1 THEN change ELSE 0 END,
    CASE WHEN lead.handled = 0 AND lead.spam <> 'owner' THEN change ELSE 0 END,
    change - genuine,
    CASE WHEN lead.delivery = 'pending' THEN change ELSE 0 END,
    CASE WHEN lead.delivery = 'undeliverable' THEN change ELSE 0 END)
  ON CONFLICT (form_type, slot) DO UPDATE SET
    total = counts.total + excluded.total,
    open = counts.open + excluded.open,
    handled = counts.handled + excluded.handled,
    held_back = counts.held_back + excluded.held_back,
    spam = counts.spam + excluded.spam,
    waiting = counts.waiting + excluded.waiting,
    undeliverable = counts.undeliverable + excluded.undeliverable;
  INSERT INTO rollups AS figures
    (period, slot, total, spam, known, later, delivered, waiting, undeliverable, failed, forms, delays)
  SELECT part, my_slot, genuine, change - genuine,
    CASE WHEN lead.first_attempt IS NOT NULL THEN genuine ELSE 0 END,
    CASE WHEN lead.first_attempt > 1 THEN genuine ELSE 0 END,
    CASE WHEN lead.delivery = 'delivered' THEN genuine ELSE 0 END,
    CASE WHEN lead.delivery = 'pending' THEN genuine ELSE 0 END,
    CASE WHEN lead.delivery = 'undeliverable' THEN genuine ELSE 0 END,
    genuine * lead.failed,
    counted('{}', lead.form_type, genuine), counted('{}', lead.first_delay::text, genuine)
  FROM unnest(ARRAY[substr(lead.day, 1, 7), lead.day]) AS part
  ON CONFLICT (period, slot) DO UPDATE SET
    total = figures.total + excluded.total,
    spam = figures.spam + excluded.spam,
    known = figures.known + excluded.known,
    later = figures.later + excluded.later,
    delivered = figures.delivered + excluded.delivered,
    waiting = figures.waiting + excluded.waiting,
    undeliverable = figures.undeliverable + excluded.undeliverable,
    failed = figures.failed + excluded.failed,
    forms = counted(figures.forms, lead.form_type, genuine),
    delays = counted(figures.delays, lead.first_delay::text, genuine);
END $$;

CREATE FUNCTION lead_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM count_lead(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM count_lead(NEW, 1); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER lead_added_or_removed AFTER INSERT OR DELETE ON leads
FOR EACH ROW EXECUTE FUNCTION lead_changed();
CREATE TRIGGER lead_changed AFTER UPDATE ON leads FOR EACH ROW
WHEN ((OLD.form_type, OLD.handled, OLD.spam, OLD.delivery, OLD.failed)
  IS DISTINCT FROM (NEW.form_type, NEW.handled, NEW.spam, NEW.delivery, NEW.failed))
EXECUTE FUNCTION lead_changed();

CREATE FUNCTION job_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE leads SET delivery = NEW.state
  WHERE id = NEW.lead_id AND revision = NEW.revision AND delivery IS DISTINCT FROM NEW.state;
  RETURN NULL;
END $$;
CREATE TRIGGER job_added AFTER INSERT ON jobs FOR EACH ROW EXECUTE FUNCTION job_changed();
CREATE TRIGGER job_changed AFTER UPDATE ON jobs FOR EACH ROW
WHEN (OLD.state <> NEW.state) EXECUTE FUNCTION job_changed();

CREATE FUNCTION attempt_failed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE leads SET failed = failed + 1 WHERE id = (SELECT lead_id FROM jobs WHERE id = NEW.job_id);
  RETURN NULL;
END $$;
CREATE TRIGGER attempt_failed AFTER INSERT ON attempts FOR EACH ROW
WHEN (NEW.result <> 'delivered') EXECUTE FUNCTION attempt_failed();
`;

/** Recomputes the counts that the triggers maintain. */
export const recount = `
DELETE FROM lead_counts;
INSERT INTO lead_counts
SELECT form_type, 0, count(*), count(*) FILTER (WHERE handled = 0 AND spam IS NULL),
  count(*) FILTER (WHERE handled = 1),
  count(*) FILTER (WHERE handled = 0 AND spam <> 'owner'), count(spam),
  count(*) FILTER (WHERE delivery = 'pending'), count(*) FILTER (WHERE delivery = 'undeliverable')
FROM leads GROUP BY form_type;

DELETE FROM rollups;
INSERT INTO rollups
SELECT period, 0, count(*) FILTER (WHERE spam IS NULL), count(spam),
  count(first_attempt) FILTER (WHERE spam IS NULL),
  count(*) FILTER (WHERE spam IS NULL AND first_attempt > 1),
  count(*) FILTER (WHERE spam IS NULL AND delivery = 'delivered'),
  count(*) FILTER (WHERE spam IS NULL AND delivery = 'pending'),
  count(*) FILTER (WHERE spam IS NULL AND delivery = 'undeliverable'),
  coalesce(sum(failed) FILTER (WHERE spam IS NULL), 0), '{}', '{}'
FROM leads CROSS JOIN LATERAL unnest(ARRAY[substr(day, 1, 7), day]) AS period GROUP BY period;
UPDATE rollups SET forms = counted.forms FROM (
  SELECT period, jsonb_object_agg(form_type, n)::text AS forms FROM (
    SELECT period, form_type, count(*) AS n
    FROM leads CROSS JOIN LATERAL unnest(ARRAY[substr(day, 1, 7), day]) AS period
    WHERE spam IS NULL GROUP BY period, form_type) AS each GROUP BY period
) AS counted WHERE counted.period = rollups.period;
UPDATE rollups SET delays = counted.delays FROM (
  SELECT period, jsonb_object_agg(first_delay::text, n)::text AS delays FROM (
    SELECT period, first_delay, count(*) AS n
    FROM leads CROSS JOIN LATERAL unnest(ARRAY[substr(day, 1, 7), day]) AS period
    WHERE spam IS NULL GROUP BY period, first_delay) AS each GROUP BY period
) AS counted WHERE counted.period = rollups.period;
`;

/**
 * Counts leads when their transaction commits. At the moment of the change, the counter rows would
 * stay locked for the rest of the transaction, and others that add to them would wait for all its
 * round trips. A later migration that changes leads and then their table must set constraints to
 * immediate in between.
 */
const CHANGES: Readonly<Record<string, { event: string; when?: string; counter: string }>> = {
  lead_added_or_removed: { event: 'INSERT OR DELETE', counter: 'lead_changed' },
  lead_changed: {
    event: 'UPDATE',
    when: differ('form_type', 'handled', 'spam', 'delivery', 'failed'),
    counter: 'lead_changed',
  },
  lead_work_added: {
    event: 'INSERT',
    when: "NEW.spam IS NULL AND (NEW.stage <> 'new' OR NEW.follow_up IS NOT NULL)",
    counter: 'lead_work_changed',
  },
  lead_work_removed: {
    event: 'DELETE',
    when: "OLD.spam IS NULL AND (OLD.stage <> 'new' OR OLD.follow_up IS NOT NULL)",
    counter: 'lead_work_changed',
  },
  lead_work_changed: {
    event: 'UPDATE',
    when: differ('form_type', 'spam IS NULL', 'stage', 'follow_up IS NULL'),
    counter: 'lead_work_changed',
  },
  lead_funnel_added: {
    event: 'INSERT',
    when: 'NEW.spam IS NULL',
    counter: 'lead_funnel_changed',
  },
  lead_funnel_removed: {
    event: 'DELETE',
    when: 'OLD.spam IS NULL',
    counter: 'lead_funnel_changed',
  },
  lead_funnel_changed: {
    event: 'UPDATE',
    when: differ(
      'form_type',
      'spam IS NULL',
      'service',
      'area',
      'reached',
      'contact_delay',
      'contact_kept',
    ),
    counter: 'lead_funnel_changed',
  },
};

function differ(...columns: string[]): string {
  const of = (row: 'OLD' | 'NEW') => columns.map((column) => `${row}.${column}`).join(', ');
  return `(${of('OLD')}) IS DISTINCT FROM (${of('NEW')})`;
}

export const deferredCounters = Object.entries(CHANGES)
  .map(
    ([name, { event, when, counter }]) => `
DROP TRIGGER ${name} ON leads;
CREATE CONSTRAINT TRIGGER ${name} AFTER ${event} ON leads DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW ${when === undefined ? '' : `WHEN (${when})`} EXECUTE FUNCTION ${counter}();`,
  )
  .join('');
