/** The tables of the first release. */
export const tables = `
CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;

CREATE TABLE leads (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  receipt TEXT NOT NULL UNIQUE,
  form_type TEXT NOT NULL,
  revision INTEGER NOT NULL,
  received_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  day TEXT NOT NULL,
  handled INTEGER NOT NULL DEFAULT 0,
  spam TEXT,
  judged INTEGER NOT NULL DEFAULT 0,
  search_text TEXT NOT NULL
) STRICT;
CREATE INDEX leads_by_day ON leads (day);
CREATE INDEX leads_by_form ON leads (form_type, seq);

CREATE TABLE versions (
  lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  revision INTEGER NOT NULL,
  content_hash TEXT NOT NULL,
  envelope TEXT NOT NULL,
  received_at TEXT NOT NULL,
  attempt INTEGER,
  delay_ms INTEGER NOT NULL,
  PRIMARY KEY (lead_id, revision)
) STRICT;

CREATE TABLE tombstones (
  id TEXT PRIMARY KEY,
  receipt TEXT NOT NULL UNIQUE,
  received_at TEXT NOT NULL,
  revision INTEGER NOT NULL
) STRICT;

CREATE TABLE jobs (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  lead_id TEXT NOT NULL,
  revision INTEGER NOT NULL,
  form_type TEXT NOT NULL,
  state TEXT NOT NULL,
  tries INTEGER NOT NULL,
  queued_at INTEGER NOT NULL,
  next_attempt_at INTEGER NOT NULL,
  UNIQUE (lead_id, revision),
  FOREIGN KEY (lead_id, revision) REFERENCES versions (lead_id, revision) ON DELETE CASCADE
) STRICT;
CREATE INDEX jobs_due ON jobs (form_type, next_attempt_at) WHERE state = 'pending';
CREATE INDEX jobs_by_state ON jobs (state);

CREATE TABLE attempts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  job_id INTEGER NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  at TEXT NOT NULL,
  host TEXT NOT NULL,
  result TEXT NOT NULL,
  status INTEGER,
  error TEXT,
  duration_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX attempts_by_job ON attempts (job_id);

CREATE TABLE webhooks (form_type TEXT PRIMARY KEY, url TEXT NOT NULL) STRICT;

CREATE TABLE sessions (
  token_hash TEXT PRIMARY KEY,
  started_at INTEGER NOT NULL,
  seen_at INTEGER NOT NULL
) STRICT;

CREATE TABLE errors (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  fingerprint TEXT NOT NULL UNIQUE,
  record TEXT NOT NULL,
  count INTEGER NOT NULL,
  first_seen_at TEXT NOT NULL,
  last_seen_at TEXT NOT NULL,
  resolved INTEGER NOT NULL
) STRICT;

CREATE TABLE error_ids (
  client_id TEXT PRIMARY KEY,
  error_id INTEGER NOT NULL REFERENCES errors (id) ON DELETE CASCADE
) STRICT;

CREATE TABLE error_feedback (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  error_id INTEGER REFERENCES errors (id) ON DELETE CASCADE,
  feedback TEXT NOT NULL,
  received_at TEXT NOT NULL
) STRICT;
`;
