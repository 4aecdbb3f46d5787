import type { Dialect } from './dialect.ts';

// Migrations of photos, which both engines run in the order of `all.ts`.

/**
 * Photos of a lead, which may arrive before it does; `told` once its webhook has been notified of
 * them. A job's `event` is set if it reports something other than the lead itself.
 */
export const photos = (sql: Dialect) => `
CREATE TABLE photos (
  lead_id TEXT NOT NULL,
  hash TEXT NOT NULL,
  position INTEGER NOT NULL,
  caption TEXT NOT NULL,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  upload_bytes INTEGER NOT NULL,
  received_at ${sql.big} NOT NULL,
  told INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (lead_id, hash)
)${sql.options};
CREATE INDEX photos_by_arrival ON photos (received_at);
CREATE INDEX photos_untold ON photos (lead_id, received_at) WHERE told = 0;
ALTER TABLE jobs ADD COLUMN event TEXT;
`;

/**
 * SHA-256 in hex of the key with which the sender of a photo can take it back; null for those of
 * earlier releases.
 */
export const photoLocks = `
ALTER TABLE photos ADD COLUMN lock TEXT;
`;

/**
 * Photos that their senders have taken back: not stored if they arrive at the same moment, and not
 * waited for.
 */
export const photosTakenBack = (sql: Dialect) => `
CREATE TABLE photos_taken_back (
  lead_id TEXT NOT NULL,
  hash TEXT NOT NULL,
  taken_back_at ${sql.big} NOT NULL,
  PRIMARY KEY (lead_id, hash)
)${sql.options};
`;

/**
 * `refused`: the photo was not taken back but rejected by the server, so it is not waited for
 * either. `origin`: the origin a photo was uploaded to, at which webhooks can fetch it; null for
 * those of earlier releases.
 */
export const photosRefused = `
ALTER TABLE photos_taken_back ADD COLUMN refused INTEGER NOT NULL DEFAULT 0;
ALTER TABLE photos ADD COLUMN origin TEXT;
`;
