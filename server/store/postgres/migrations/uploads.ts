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

/**
 * For uploads in progress: their sender (a hash of the address) and whether their lead is stored,
 * so that a new one is admitted without reading all others.
 */
export const openUploads = `
ALTER TABLE photo_uploads ADD COLUMN sender TEXT NOT NULL DEFAULT '';
ALTER TABLE photo_uploads ADD COLUMN claimed BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE photo_uploads ADD COLUMN lead_id TEXT GENERATED ALWAYS AS (split_part(id, '.', 1)) STORED;
UPDATE photo_uploads SET claimed = EXISTS (SELECT FROM leads WHERE leads.id = photo_uploads.lead_id);
CREATE INDEX photo_uploads_by_lead ON photo_uploads (lead_id);
CREATE INDEX photo_uploads_by_sender ON photo_uploads (sender);
CREATE INDEX photo_uploads_claimed ON photo_uploads (id) WHERE claimed;
CREATE INDEX photo_uploads_unclaimed ON photo_uploads (id) INCLUDE (length) WHERE NOT claimed;

CREATE FUNCTION lead_claims_uploads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE photo_uploads SET claimed = TRUE WHERE lead_id = NEW.id AND NOT claimed;
  RETURN NULL;
END $$;
CREATE TRIGGER lead_claims_uploads AFTER INSERT ON leads
FOR EACH ROW EXECUTE FUNCTION lead_claims_uploads();
`;
