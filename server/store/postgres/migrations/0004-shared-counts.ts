/**
 * What servers count together: requests of an address in a window of time, and wrong passwords. The
 * first may be lost with the power, so nobody waits for the disk.
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
