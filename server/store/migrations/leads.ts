import type { Dialect } from './dialect.ts';

// Migrations of leads and their forwarding, which both engines run in the order of `all.ts`.

/** Leads of each state, for the owner's lists. */
export const stateIndexes = `
CREATE INDEX leads_open ON leads (seq) WHERE handled = 0 AND spam IS NULL;
CREATE INDEX leads_open_by_form ON leads (form_type, seq) WHERE handled = 0 AND spam IS NULL;
CREATE INDEX leads_handled ON leads (seq) WHERE handled = 1;
CREATE INDEX leads_handled_by_form ON leads (form_type, seq) WHERE handled = 1;
CREATE INDEX leads_held_back ON leads (seq) WHERE handled = 0 AND spam <> 'owner';
CREATE INDEX leads_held_back_by_form ON leads (form_type, seq) WHERE handled = 0 AND spam <> 'owner';
CREATE INDEX leads_spam ON leads (seq) WHERE spam IS NOT NULL;
CREATE INDEX leads_spam_by_form ON leads (form_type, seq) WHERE spam IS NOT NULL;
CREATE INDEX leads_waiting ON leads (seq) WHERE delivery = 'pending';
CREATE INDEX leads_waiting_by_form ON leads (form_type, seq) WHERE delivery = 'pending';
CREATE INDEX leads_undeliverable ON leads (seq) WHERE delivery = 'undeliverable';
CREATE INDEX leads_undeliverable_by_form ON leads (form_type, seq) WHERE delivery = 'undeliverable';
`;

/** Counts of leads of each state, and figures of each day and month. */
export const countTables = (sql: Dialect) => `
CREATE TABLE lead_counts (
  form_type TEXT NOT NULL,
  slot INTEGER NOT NULL,
  total INTEGER NOT NULL DEFAULT 0,
  open INTEGER NOT NULL DEFAULT 0,
  handled INTEGER NOT NULL DEFAULT 0,
  held_back INTEGER NOT NULL DEFAULT 0,
  spam INTEGER NOT NULL DEFAULT 0,
  waiting INTEGER NOT NULL DEFAULT 0,
  undeliverable INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (form_type, slot)
)${sql.countOptions};

CREATE TABLE rollups (
  period TEXT NOT NULL,
  slot INTEGER NOT NULL,
  total INTEGER NOT NULL DEFAULT 0,
  spam INTEGER NOT NULL DEFAULT 0,
  known INTEGER NOT NULL DEFAULT 0,
  later INTEGER NOT NULL DEFAULT 0,
  delivered INTEGER NOT NULL DEFAULT 0,
  waiting INTEGER NOT NULL DEFAULT 0,
  undeliverable INTEGER NOT NULL DEFAULT 0,
  failed INTEGER NOT NULL DEFAULT 0,
  forms TEXT NOT NULL DEFAULT '{}',
  delays TEXT NOT NULL DEFAULT '{}',
  PRIMARY KEY (period, slot)
)${sql.countOptions};
`;

/**
 * The destination of a job's last attempt: when the webhook changes, what the old one failed is
 * retried.
 */
export const jobDestinations = `
ALTER TABLE jobs ADD COLUMN last_tried TEXT;
`;

/**
 * Hash of the key a lead was sent with: only its holder may add photos to the lead. Null for leads
 * of earlier releases.
 */
export const leadLocks = `
ALTER TABLE leads ADD COLUMN lock TEXT;
`;

/** Owners' changes that have been applied: a repeat, sent because no answer came, changes nothing. */
export const appliedChanges = (sql: Dialect) => `
CREATE TABLE applied_changes (
  id TEXT PRIMARY KEY,
  lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  at TEXT NOT NULL
)${sql.options};
CREATE INDEX applied_changes_by_lead ON applied_changes (lead_id);
CREATE INDEX applied_changes_by_time ON applied_changes (at);
`;

/**
 * What brought the visitor of a lead to the site (`source.ts`); empty if unknown. The index has all
 * that the figures by source read.
 */
export const sources = `
ALTER TABLE leads ADD COLUMN source TEXT NOT NULL DEFAULT '';
CREATE INDEX leads_by_source ON leads (day, source, reached) WHERE spam IS NULL;
`;

/**
 * By what leads of one person are found (`person.ts`), and which the owner has joined or parted, once
 * in each direction.
 */
export const persons = (sql: Dialect) => `
ALTER TABLE leads ADD COLUMN phone_key TEXT NOT NULL DEFAULT '';
ALTER TABLE leads ADD COLUMN email_key TEXT NOT NULL DEFAULT '';
CREATE TABLE person_links (
  lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  other_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  is_same INTEGER NOT NULL,
  PRIMARY KEY (lead_id, other_id)
)${sql.options};
CREATE INDEX person_links_by_other ON person_links (other_id);
`;

/** After the keys of existing leads have been filled in. */
export const personIndexes = `
CREATE INDEX leads_by_phone ON leads (phone_key, seq);
CREATE INDEX leads_by_email ON leads (email_key, seq);
`;

/** When the sender of a lead that the firm works on asked for its deletion. */
export const deletionRequests = `
ALTER TABLE leads ADD COLUMN deletion_asked_at TEXT;
`;
