/** When each address last got a confirmation, so that none gets two within an hour. */
export const confirmations = `
CREATE TABLE confirmations (
  address TEXT PRIMARY KEY,
  lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX confirmations_by_lead ON confirmations (lead_id);
`;
