/** Leads by assignee, and visits by day: indexes for the owner's lists. */
export const views = `
CREATE INDEX leads_mine ON leads (lower(assignee), seq)
WHERE assignee <> '' AND spam IS NULL AND stage NOT IN ('won', 'lost', 'archived');
CREATE INDEX leads_visits ON leads (follow_up, seq)
WHERE handled = 1 AND spam IS NULL AND stage = 'visit_booked' AND follow_up IS NOT NULL;
`;
