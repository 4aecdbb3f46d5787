/**
 * When the visitor was promised an answer by (ISO 8601, UTC); null if no time was given, and for
 * older leads. Indexed to find overdue answers.
 */
export const promises = `
ALTER TABLE leads ADD COLUMN answer_by TEXT;
CREATE INDEX leads_late ON leads (answer_by, seq)
WHERE handled = 0 AND spam IS NULL AND answer_by IS NOT NULL;
`;
