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
