import type { Dialect } from './dialect.ts';

// Migrations of published content, which both engines run in the order of `all.ts`.

/**
 * What was written in the admin over the content of the build, each change as a row of its own; and
 * the pictures that were uploaded for it, whose files are stored as photographs are.
 */
export const content = (sql: Dialect) => `
CREATE TABLE content_revisions (
  seq ${sql.id},
  id TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  slug TEXT NOT NULL,
  base TEXT,
  state TEXT NOT NULL,
  data TEXT,
  author TEXT NOT NULL,
  at TEXT NOT NULL
)${sql.options};
CREATE INDEX content_revisions_by_entry ON content_revisions (kind, slug, seq);

CREATE TABLE content_uploads (
  id TEXT PRIMARY KEY,
  hash TEXT NOT NULL,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  widths TEXT NOT NULL,
  placeholder TEXT NOT NULL,
  uploaded_at ${sql.big} NOT NULL
)${sql.options};
CREATE INDEX content_uploads_by_hash ON content_uploads (hash);
`;
