/**
 * By when the visitor was promised an answer (ISO 8601, UTC); null where no time was named and for what
 * came before this was kept. Those that nobody has answered are found by it.
 */
export const promises = `
ALTER TABLE leads ADD COLUMN answer_by TEXT;
CREATE INDEX leads_late ON leads (answer_by, seq)
WHERE handled = 0 AND spam IS NULL AND answer_by IS NOT NULL;
`;
