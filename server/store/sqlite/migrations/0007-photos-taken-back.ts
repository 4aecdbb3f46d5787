/**
 * Photographs that their senders have taken back, so that none is stored that comes in the same moment,
 * and none is waited for.
 */
export const photosTakenBack = `
CREATE TABLE photos_taken_back (
  lead_id TEXT NOT NULL,
  hash TEXT NOT NULL,
  taken_back_at INTEGER NOT NULL,
  PRIMARY KEY (lead_id, hash)
) STRICT;
`;
