/** Keeps the counts of `stage_counts`, each connection in one of four slots. */
export const workTriggers = `
CREATE FUNCTION count_work(lead leads, change INTEGER) RETURNS void LANGUAGE sql AS $$
  INSERT INTO stage_counts AS counts (form_type, stage, slot, leads)
  SELECT lead.form_type, counted.stage, pg_backend_pid() % 4, change
  FROM unnest(ARRAY[
    CASE WHEN lead.stage <> 'new' THEN lead.stage END,
    CASE WHEN lead.follow_up IS NOT NULL THEN 'follow_up' END]) AS counted (stage)
  WHERE lead.spam IS NULL AND counted.stage IS NOT NULL
  ON CONFLICT (form_type, stage, slot) DO UPDATE SET leads = counts.leads + excluded.leads
$$;

CREATE FUNCTION lead_work_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM count_work(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM count_work(NEW, 1); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER lead_work_added AFTER INSERT ON leads FOR EACH ROW
WHEN (NEW.spam IS NULL AND (NEW.stage <> 'new' OR NEW.follow_up IS NOT NULL))
EXECUTE FUNCTION lead_work_changed();
CREATE TRIGGER lead_work_removed AFTER DELETE ON leads FOR EACH ROW
WHEN (OLD.spam IS NULL AND (OLD.stage <> 'new' OR OLD.follow_up IS NOT NULL))
EXECUTE FUNCTION lead_work_changed();
CREATE TRIGGER lead_work_changed AFTER UPDATE ON leads FOR EACH ROW
WHEN ((OLD.form_type, OLD.spam IS NULL, OLD.stage, OLD.follow_up IS NULL)
  IS DISTINCT FROM (NEW.form_type, NEW.spam IS NULL, NEW.stage, NEW.follow_up IS NULL))
EXECUTE FUNCTION lead_work_changed();
`;
