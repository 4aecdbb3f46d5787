/**
 * Bytes of photos, so that servers share only the database: stored photos, and the pieces of
 * uploads in progress. JPEG is not compressed again.
 */
export const photoBytes = `
CREATE TABLE photo_bytes (
  lead_id TEXT NOT NULL,
  hash TEXT NOT NULL,
  size TEXT NOT NULL,
  bytes BYTEA NOT NULL,
  kept_at BIGINT NOT NULL,
  PRIMARY KEY (lead_id, hash, size)
);
ALTER TABLE photo_bytes ALTER COLUMN bytes SET STORAGE EXTERNAL;

CREATE TABLE photo_uploads (
  id TEXT COLLATE "C" PRIMARY KEY,
  length INTEGER NOT NULL,
  arrived INTEGER NOT NULL DEFAULT 0,
  metadata TEXT NOT NULL,
  begun_at TIMESTAMPTZ NOT NULL
);
CREATE TABLE photo_pieces (
  upload_id TEXT COLLATE "C" NOT NULL REFERENCES photo_uploads ON DELETE CASCADE,
  at_offset INTEGER NOT NULL,
  bytes BYTEA NOT NULL,
  PRIMARY KEY (upload_id, at_offset)
);
ALTER TABLE photo_pieces ALTER COLUMN bytes SET STORAGE EXTERNAL;
`;
