import type { Dialect } from './dialect.ts';

// Migrations of notifications and confirmations, which both engines run in the order of `all.ts`.

/**
 * Notifications of the owner, one row per topic and recipient: of a lead, or of `message` if there
 * is no lead. `recipient` is an e-mail address, or the id of a device with push notifications.
 */
export const notices = (sql: Dialect) => `
CREATE TABLE notices (
  id ${sql.id},
  topic TEXT NOT NULL,
  lead_id TEXT REFERENCES leads (id) ON DELETE CASCADE,
  channel TEXT NOT NULL,
  recipient TEXT NOT NULL,
  message TEXT,
  state TEXT NOT NULL,
  tries INTEGER NOT NULL,
  queued_at ${sql.big} NOT NULL,
  next_attempt_at ${sql.big} NOT NULL,
  tried_at ${sql.big},
  failure TEXT,
${sql.claim}  UNIQUE (topic, channel, recipient)
)${sql.options};
CREATE INDEX notices_due ON notices (channel, next_attempt_at, id) WHERE state = 'pending';
CREATE INDEX notices_by_lead ON notices (lead_id);

CREATE TABLE devices (
  id TEXT PRIMARY KEY,
  endpoint TEXT NOT NULL UNIQUE,
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  name TEXT NOT NULL,
  muted TEXT NOT NULL,
  added_at ${sql.big} NOT NULL
)${sql.options};
`;

/** When each address last got a confirmation, so that none gets two within an hour. */
export const confirmations = (sql: Dialect) => `
CREATE TABLE confirmations (
  address TEXT PRIMARY KEY,
  lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  at ${sql.big} NOT NULL
)${sql.options};
CREATE INDEX confirmations_by_lead ON confirmations (lead_id);
`;

/** Whether a device gets the morning summary and alerts; null until set. */
export const devicePreferences = `
ALTER TABLE devices ADD COLUMN summary INTEGER;
ALTER TABLE devices ADD COLUMN alerts INTEGER;
`;

/** The texts of notifications name visitors; those that have been sent are not needed again. */
export const sentWithoutText = `
UPDATE notices SET message = NULL WHERE state <> 'pending' AND message IS NOT NULL;
`;
