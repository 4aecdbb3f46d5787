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
