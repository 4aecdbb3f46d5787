import type { Dialect } from './dialect.ts';

// Migrations of people and the audit log, which both engines run in the order of `all.ts`.

/**
 * What was done to data and settings, by whom and from where. `old_value` and `new_value` are what a
 * setting changed from and to, or how much was exported or erased. No password, token or visitor's
 * words. Triggers of each engine keep it append-only.
 */
export const audit = (sql: Dialect) => `
CREATE TABLE audit (
  id ${sql.id},
  at TEXT NOT NULL,
  day TEXT NOT NULL,
  actor TEXT NOT NULL,
  network TEXT NOT NULL,
  kind TEXT NOT NULL,
  subject TEXT NOT NULL,
  old_value TEXT NOT NULL,
  new_value TEXT NOT NULL
)${sql.options};
CREATE INDEX audit_by_kind ON audit (kind, id);
CREATE INDEX audit_by_day ON audit (day, id);
CREATE INDEX audit_by_time ON audit (at);
`;

/**
 * The people who sign in, what each signs in with, links and challenges that work once, and whose
 * each session and device is. The password of earlier releases becomes the first owner's (`people.ts`).
 */
export const people = (sql: Dialect) => `
CREATE TABLE people (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  role TEXT NOT NULL,
  password_hash TEXT NOT NULL,
  totp_secret TEXT NOT NULL DEFAULT '',
  totp_step ${sql.big} NOT NULL DEFAULT 0,
  added_at ${sql.big} NOT NULL
)${sql.options};
CREATE UNIQUE INDEX people_by_email ON people (email) WHERE email <> '';
CREATE UNIQUE INDEX people_by_name ON people (lower(name)) WHERE name <> '';
INSERT INTO people (id, name, email, role, password_hash, added_at)
SELECT 'owner', '', '', 'owner', value, 0 FROM settings WHERE key = 'password_hash';

CREATE TABLE passkeys (
  id TEXT PRIMARY KEY,
  person_id TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  public_key TEXT NOT NULL,
  counter ${sql.big} NOT NULL,
  transports TEXT NOT NULL,
  name TEXT NOT NULL,
  added_at ${sql.big} NOT NULL,
  used_at ${sql.big}
)${sql.options};
CREATE INDEX passkeys_by_person ON passkeys (person_id);

CREATE TABLE recovery_codes (
  hash TEXT PRIMARY KEY,
  person_id TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE
)${sql.options};
CREATE INDEX recovery_codes_by_person ON recovery_codes (person_id);

CREATE TABLE single_use_tokens (
  hash TEXT PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  person_id TEXT REFERENCES people (id) ON DELETE CASCADE,
  details TEXT NOT NULL,
  expires_at ${sql.big} NOT NULL
)${sql.options};
CREATE INDEX single_use_tokens_by_person ON single_use_tokens (person_id);

ALTER TABLE sessions ADD COLUMN person_id TEXT NOT NULL DEFAULT 'owner';
ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN place TEXT NOT NULL DEFAULT '';
CREATE INDEX sessions_by_person ON sessions (person_id);
ALTER TABLE devices ADD COLUMN person_id TEXT NOT NULL DEFAULT '';
ALTER TABLE leads ADD COLUMN assignee_id TEXT NOT NULL DEFAULT '';
CREATE INDEX leads_by_assignee ON leads (assignee_id) WHERE assignee_id <> '';
`;
