/**
 * Photos that their senders have taken back: not stored if they arrive at the same moment, and not
 * waited for.
 */
export const photosTakenBack = `
CREATE TABLE photos_taken_back (
  lead_id TEXT NOT NULL,
  hash TEXT NOT NULL,
  taken_back_at INTEGER NOT NULL,
  PRIMARY KEY (lead_id, hash)
) STRICT;
`;
