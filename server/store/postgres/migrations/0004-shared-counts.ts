/**
 * Counts shared by servers: requests of an address in a time window, and wrong passwords. The
 * former may be lost in a power failure, so no request waits for the disk.
 */
export const sharedCounts = `
CREATE UNLOGGED TABLE request_windows (
  key TEXT PRIMARY KEY,
  requests INTEGER NOT NULL,
  ends_at TIMESTAMPTZ NOT NULL
) WITH (fillfactor = 50);

CREATE TABLE wrong_passwords (
  guesser TEXT PRIMARY KEY,
  wrong INTEGER NOT NULL,
  last_at TIMESTAMPTZ NOT NULL
);
`;
