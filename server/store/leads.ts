import type { DatabaseSync } from 'node:sqlite';
import type { Envelope, Receipt } from '#contract/envelope.ts';
import { z } from '#contract/zod.ts';
import { sydneyDay } from '../sydney.ts';
import { contentHash } from './content-hash.ts';
import { transaction } from './database.ts';
import type { Jobs } from './jobs.ts';
import { newReceiptNumber } from './receipt-number.ts';
import { searchText } from './search-text.ts';

/** Why a lead was taken for spam when it arrived. */
export type SpamSign = 'trap' | 'speed';

export type Arrival = {
  envelope: Envelope;
  /** Milliseconds since 1970. */
  receivedAt: number;
  /** The how-manieth try of the sender this is, if it said so. */
  attempt: number | null;
  spam: SpamSign | null;
  /** Whether a webhook waits for this form type. */
  forward: boolean;
};

export type Reception =
  | { kind: 'stored'; receipt: Receipt }
  | { kind: 'repeat'; receipt: Receipt }
  | { kind: 'stale' };

const leadRow = z.object({
  receipt: z.string(),
  received_at: z.string(),
  revision: z.int(),
  spam: z.nullable(z.string()),
  judged: z.int(),
});
const versionRow = z.object({
  revision: z.int(),
  content_hash: z.string(),
  received_at: z.string(),
});
const tombstoneRow = z.object({
  receipt: z.string(),
  received_at: z.string(),
  revision: z.int(),
});

export type Leads = ReturnType<typeof createLeads>;

/** Takes leads in: each submission id once, each changed version of it once. */
export function createLeads(database: DatabaseSync, jobs: Jobs) {
  const findLead = database.prepare('SELECT * FROM leads WHERE id = ?');
  const findVersions = database.prepare(
    'SELECT revision, content_hash, received_at FROM versions WHERE lead_id = ?',
  );
  const findTombstone = database.prepare('SELECT * FROM tombstones WHERE id = ?');
  const dropTombstone = database.prepare('DELETE FROM tombstones WHERE id = ?');
  const addLead = database.prepare(
    `INSERT INTO leads (id, receipt, form_type, revision, received_at, updated_at, day, spam, search_text)
     VALUES (:id, :receipt, :formType, :revision, :at, :at, :day, :spam, :search)`,
  );
  const raiseLead = database.prepare(
    `UPDATE leads SET form_type = :formType, revision = :revision, updated_at = :at, handled = 0,
       spam = :spam, search_text = :search WHERE id = :id`,
  );
  const addVersion = database.prepare(
    `INSERT INTO versions (lead_id, revision, content_hash, envelope, received_at, attempt, delay_ms)
     VALUES (:id, :revision, :hash, :envelope, :at, :attempt, :delay)`,
  );

  /** The answer that this envelope has had or must have; null when it brings something new. */
  function known(envelope: Envelope): Reception | null {
    const id = envelope.submissionId.toLowerCase();
    const { revision } = envelope;
    const grave = findTombstone.get(id);
    if (grave !== undefined) {
      const { receipt, received_at, revision: last } = tombstoneRow.parse(grave);
      const answer = { receipt, receivedAt: received_at };
      // A correction made after the owner deleted the lead is the visitor's new word.
      return revision <= last ? { kind: 'repeat', receipt: answer } : null;
    }
    const found = findLead.get(id);
    if (found === undefined) return null;
    const lead = leadRow.parse(found);
    const hash = contentHash(envelope);
    const versions = z.array(versionRow).parse(findVersions.all(id));
    const same = versions.find(
      (version) =>
        version.content_hash === hash &&
        (version.revision === revision ||
          (version.revision === lead.revision && revision > lead.revision)),
    );
    if (same !== undefined) {
      return {
        kind: 'repeat',
        receipt: { receipt: lead.receipt, receivedAt: same.received_at },
      };
    }
    return revision > lead.revision ? null : { kind: 'stale' };
  }

  function store(arrival: Arrival): Reception {
    const { envelope } = arrival;
    const id = envelope.submissionId.toLowerCase();
    const at = new Date(arrival.receivedAt).toISOString();
    const found = findLead.get(id);
    const before = found === undefined ? null : leadRow.parse(found);
    const grave = findTombstone.get(id);
    const receipt =
      before?.receipt ??
      (grave === undefined ? newReceiptNumber() : tombstoneRow.parse(grave).receipt);
    const spam = before === null ? arrival.spam : stillSpam(before, arrival.spam);
    const row = {
      id,
      formType: envelope.formType,
      revision: envelope.revision,
      at,
      spam,
      search: `${searchText(envelope)}\n${receipt.toLowerCase()}`,
    };
    if (before === null) {
      addLead.run({ ...row, receipt, day: sydneyDay(arrival.receivedAt) });
      dropTombstone.run(id);
    } else {
      raiseLead.run(row);
    }
    addVersion.run({
      id,
      revision: envelope.revision,
      hash: contentHash(envelope),
      envelope: JSON.stringify(envelope),
      at,
      attempt: arrival.attempt,
      // A visitor's clock may run ahead of ours.
      delay: Math.max(0, arrival.receivedAt - Date.parse(envelope.timestamp)) || 0,
    });
    const waited = jobs.supersede(id);
    if ((arrival.forward || waited) && spam === null) {
      const { revision, formType } = envelope;
      jobs.add({ leadId: id, revision, formType }, arrival.receivedAt);
    }
    return { kind: 'stored', receipt: { receipt, receivedAt: at } };
  }

  return {
    known,
    /** Stores what is new and is on the disk when this returns; a repeat gets its first receipt. */
    receive: (arrival: Arrival): Reception =>
      transaction(database, () => known(arrival.envelope) ?? store(arrival)),
  };
}

/** The owner's judgement outlives a new version; a lead once let through stays so. */
function stillSpam(before: z.infer<typeof leadRow>, caught: SpamSign | null): string | null {
  if (before.spam === null || before.judged === 1) return before.spam;
  return caught;
}
