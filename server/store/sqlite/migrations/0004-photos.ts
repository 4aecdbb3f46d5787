/**
 * Photos of a lead, which may arrive before it does; `told` once its webhook has been notified of
 * them. A job's `event` is set if it reports something other than the lead itself.
 */
export const photos = `
CREATE TABLE photos (
  lead_id TEXT NOT NULL,
  hash TEXT NOT NULL,
  position INTEGER NOT NULL,
  caption TEXT NOT NULL,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  upload_bytes INTEGER NOT NULL,
  received_at INTEGER NOT NULL,
  told INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (lead_id, hash)
) STRICT;
CREATE INDEX photos_by_arrival ON photos (received_at);
CREATE INDEX photos_untold ON photos (lead_id, received_at) WHERE told = 0;
ALTER TABLE jobs ADD COLUMN event TEXT;
`;
