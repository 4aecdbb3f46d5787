/**
 * Notifications of the owner, one row per topic and recipient: of a lead, or of `message` if there
 * is no lead. `recipient` is an e-mail address, or the id of a device with push notifications.
 */
export const notices = `
CREATE TABLE notices (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  topic TEXT NOT NULL,
  lead_id TEXT REFERENCES leads (id) ON DELETE CASCADE,
  channel TEXT NOT NULL,
  recipient TEXT NOT NULL,
  message TEXT,
  state TEXT NOT NULL,
  tries INTEGER NOT NULL,
  queued_at INTEGER NOT NULL,
  next_attempt_at INTEGER NOT NULL,
  tried_at INTEGER,
  failure TEXT,
  UNIQUE (topic, channel, recipient)
) STRICT;
CREATE INDEX notices_due ON notices (channel, next_attempt_at, id) WHERE state = 'pending';
CREATE INDEX notices_by_lead ON notices (lead_id);

CREATE TABLE devices (
  id TEXT PRIMARY KEY,
  endpoint TEXT NOT NULL UNIQUE,
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  name TEXT NOT NULL,
  muted TEXT NOT NULL,
  added_at INTEGER NOT NULL
) STRICT;
`;
